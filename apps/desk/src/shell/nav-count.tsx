import { useLanguage } from '@funnel/browser/language';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import style from './nav-count.module.css';

interface NavCountProps {
  readonly name: string;
  /** Undefined: not known yet. */
  readonly count?: number | undefined;
  /** There are more than that. */
  readonly isMore?: boolean | undefined;
  /** What a screen reader says instead of the bare number. */
  readonly words: (count: string) => string;
  readonly isUrgent?: boolean;
}

/** How many things wait behind a link. Nothing is said of none. */
export function NavCount({ name, count = 0, isMore, words, isUrgent }: NavCountProps) {
  const { language } = useLanguage();
  if (count === 0) return null;
  const shown = `${count.toLocaleString(language)}${isMore ? '+' : ''}`;
  return (
    <span className={style['count']} data-nav-count={name} data-urgent={isUrgent || undefined}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>, {words(shown)}</VisuallyHidden>
    </span>
  );
}

import { useLanguage } from '@funnel/browser/language';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import style from './nav-count.module.css';

interface NavCountProps {
  readonly name: string;
  /** Undefined until loaded. */
  readonly count?: number | undefined;
  /** The count stopped at its limit. */
  readonly isMore?: boolean | undefined;
  /** The text for screen readers. */
  readonly words: (count: string) => string;
  readonly isUrgent?: boolean;
}

/** A badge. Hidden at zero. */
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

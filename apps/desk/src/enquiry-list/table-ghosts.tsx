import { useText } from '@funnel/browser/language';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './table-ghosts.module.css';

const ROWS = Array.from({ length: 14 }, (_, row) => row);

/** Rows in their final height, while nothing is known yet. */
export function TableGhosts() {
  const say = useText();
  return (
    <div role="status" className={style['ghosts']} data-ghost>
      <VisuallyHidden>{say(texts.loading)}</VisuallyHidden>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={style['row']}>
            <i />
            <i />
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}

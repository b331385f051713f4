import { useText } from '@funnel/browser/language';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import columns from './enquiry-columns.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './table-ghosts.module.css';

/** The same column classes as the table, so that both hide the same ones. */
const COLUMNS = `select status name received place kitchen estimate showroom campaign assignee next`.split(
  ' ',
);
const ROWS = Array.from({ length: 14 }, (_, row) => row);

/** Skeleton rows. */
export function TableGhosts() {
  const say = useText();
  return (
    <div role="status" className={style['ghosts']} data-ghost>
      <VisuallyHidden>{say(texts.loading)}</VisuallyHidden>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={`${columns['columns']} ${style['row']}`}>
            {COLUMNS.map((column) => (
              <i key={column} data-column={column} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

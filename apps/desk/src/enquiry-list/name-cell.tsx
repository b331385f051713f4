import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { foundIn, markFound } from '@funnel/domain/desk-search/mark-found';
import type { SearchWord } from '@funnel/domain/desk-search/search-words';
import { Link } from '@tanstack/react-router';
import { EnquiryMarks } from '../part/enquiry-marks.tsx';
import { FoundWords } from '../part/found-words.tsx';
import type { ListQuery } from '../part/use-enquiry-pages.ts';
import { Marked } from '../shell/marked.tsx';
import style from './name-cell.module.css';

interface NameCellProps {
  readonly row: ListedEnquiry;
  /** The query of the list. The record needs it for its previous and next links. */
  readonly list: ListQuery;
  readonly words: readonly SearchWord[];
}

/** Below the name: a match in a field without a column, else the number. */
export function NameCell({ row, list, words }: NameCellProps) {
  const place = foundIn(row, words);
  return (
    <td className={style['name']} data-column="name">
      <span className={style['line']}>
        <Link to="/enquiries/$enquiryId" params={{ enquiryId: row.enquiryId }} state={{ list }}>
          <bdi>
            <Marked parts={markFound(row.fullName, words)} />
          </bdi>
        </Link>
        <EnquiryMarks of={row} />
      </span>
      <small data-found={place}>
        <FoundWords row={row} words={words} place={place ?? 'telephone'} />
      </small>
    </td>
  );
}

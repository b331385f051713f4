import { useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import style from './enquiry-marks.module.css';

const texts = defineTexts('desk.marks', {
  suspect: { de: 'Bot?', en: 'Bot?' },
  rescued: { de: 'gerettet', en: 'rescued' },
  merged: { de: 'verknüpft', en: 'merged' },
} satisfies Record<string, LocalizedText>);

/** What is to be known of an enquiry before it is opened, beside its name. */
export function EnquiryMarks({ row }: { row: ListedEnquiry }) {
  const say = useText();
  if (!(row.isSuspect || row.isRescued || row.isMerged)) return null;
  return (
    <span className={style['marks']}>
      {row.isSuspect && <em>{say(texts.suspect)}</em>}
      {row.isRescued && <em>{say(texts.rescued)}</em>}
      {row.isMerged && <em>{say(texts.merged)}</em>}
    </span>
  );
}

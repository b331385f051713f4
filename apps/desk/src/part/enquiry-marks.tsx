import { useText } from '@funnel/browser/language';
import { markNames as texts } from '@funnel/domain/enquiry/mark-names';
import { Chip } from '@funnel/ui/chip';
import style from './enquiry-marks.module.css';

interface Marked {
  readonly isSuspect: boolean;
  readonly isRescued: boolean;
  readonly isMerged?: boolean;
}

/** Marks beside the name, such as suspect and rescued. */
export function EnquiryMarks({ of: { isSuspect, isRescued, isMerged } }: { of: Marked }) {
  const say = useText();
  if (!(isSuspect || isRescued || isMerged)) return null;
  return (
    <span className={style['marks']}>
      {isSuspect && <Chip tone="ochre">{say(texts.suspect)}</Chip>}
      {isRescued && <Chip tone="ochre">{say(texts.rescued)}</Chip>}
      {isMerged && <Chip tone="ochre">{say(texts.merged)}</Chip>}
    </span>
  );
}

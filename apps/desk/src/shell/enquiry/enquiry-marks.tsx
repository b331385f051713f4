import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Chip } from '../chip.tsx';
import style from './enquiry-marks.module.css';

const texts = defineTexts('desk.marks', {
  suspect: { de: 'Bot?', en: 'Bot?' },
  rescued: { de: 'gerettet', en: 'rescued' },
  merged: { de: 'verknüpft', en: 'merged' },
} satisfies Record<string, LocalizedText>);

interface Marked {
  readonly isSuspect: boolean;
  readonly isRescued: boolean;
  readonly isMerged?: boolean;
}

/** What is to be known of an enquiry before it is opened, beside its name. */
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

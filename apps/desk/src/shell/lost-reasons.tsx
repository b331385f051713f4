import { useText } from '@funnel/browser/language';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import { LOST_REASONS, type LostReason } from '@funnel/domain/pipeline/status';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { CloseIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import { KeyCap } from '@funnel/ui/key-cap';
import style from './lost-reasons.module.css';
import { useKeys } from './use-keys.ts';

const texts = defineTexts('desk.lostReasons', {
  title: { de: 'Warum kein Interesse?', en: 'Why not interested?' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Record<string, LocalizedText>);

interface LostReasonsProps {
  readonly onChoose: (reason: LostReason) => void;
  readonly onClose: () => void;
}

/** Picks the lost reason by key or tap. While open its keys have precedence. */
export function LostReasons({ onChoose, onClose }: LostReasonsProps) {
  const say = useText();
  const reasonKeys = LOST_REASONS.map((reason, index) => [String(index + 1), () => onChoose(reason)]);
  useKeys({ Escape: onClose, ...Object.fromEntries(reasonKeys) }, { isOver: true });
  return (
    <fieldset className={style['reasons']}>
      <legend>{say(texts.title)}</legend>
      <span className={style['close']}>
        <IconButton label={say(texts.close)} onClick={onClose}>
          <CloseIcon size="s" />
        </IconButton>
      </span>
      {LOST_REASONS.map((reason, index) => (
        <button
          key={reason}
          type="button"
          className={style['reason']}
          data-reason={reason}
          onClick={() => onChoose(reason)}
        >
          <KeyCap>{String(index + 1)}</KeyCap>
          {say(lostReasonNames[reason])}
        </button>
      ))}
    </fieldset>
  );
}

import { useLanguage, useText } from '@funnel/browser/language';
import { Button } from '@funnel/ui/compact-button';
import textStyle from '@funnel/ui/text.module.css';
import { useKeys } from '../shell/use-keys.ts';
import { weekdayAndDate } from '../shell/words.ts';
import style from './next-steps.module.css';
import { stepTexts as texts } from './step-texts.ts';

interface NoStepsProps {
  /** An enquiry of the person is open. */
  readonly isMissing: boolean;
  /** The day of the default (YYYY-MM-DD). */
  readonly day: string;
  readonly isBusy: boolean;
  readonly onDefault: () => void;
  readonly onOther: () => void;
}

/** An open enquiry must have a next step: the default is one key away. */
export function NoSteps({ isMissing, day, isBusy, onDefault, onOther }: NoStepsProps) {
  const say = useText();
  const { language } = useLanguage();
  useKeys({ '3': isMissing ? onDefault : undefined });
  if (!isMissing) return <p className={textStyle['soft']}>{say(texts.closed)}</p>;
  return (
    <div className={style['empty']} data-empty="steps">
      <p>{say(texts.missing)}</p>
      <Button size="s" keyCap="3" data-action="default-step" isBusy={isBusy} onClick={onDefault}>
        {say(texts.default, { day: weekdayAndDate(`${day}T12:00:00Z`, language) })}
      </Button>
      <Button size="s" variant="ghost" onClick={onOther}>
        {say(texts.other)}
      </Button>
    </div>
  );
}

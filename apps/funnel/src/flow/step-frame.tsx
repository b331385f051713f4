import type { StepId } from '@funnel/domain/flow/funnel';
import type { Progress } from '@funnel/domain/flow/progress';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { BackButton } from '@funnel/ui/back-button';
import { HeadlineNoteContext } from '@funnel/ui/headline';
import { ProgressBar } from '@funnel/ui/progress-bar';
import { Slide } from '@funnel/ui/slide';
import { type ReactNode, type Ref, useId } from 'react';
import { useArrivingHeadline } from '../shell/use-arriving-headline.ts';
import style from './step-frame.module.css';

const texts = defineTexts('step', {
  back: { de: 'Zurück', en: 'Back' },
  progress: { de: 'Fortschritt', en: 'Progress' },
  counter: { de: 'Schritt {step} von {total}', en: 'Step {step} of {total}' },
} satisfies Record<string, LocalizedText>);

interface StepFrameProps {
  readonly step: StepId;
  readonly direction: 'forward' | 'back';
  readonly progress: Progress;
  readonly say: Say;
  /** Absent on the first step. */
  readonly onBack?: (() => void) | undefined;
  /** Shown beside the screen on wide screens, from the second step on. Its space is reserved. */
  readonly companion?: ReactNode;
  readonly children: (headlineRef: Ref<HTMLHeadingElement>) => ReactNode;
}

/** Progress, back control and slide; moves the focus to the headline of a new step. */
export function StepFrame({ step, direction, progress, say, onBack, companion, children }: StepFrameProps) {
  const headlineRef = useArrivingHeadline(step);
  const { counter, total, value } = progress;
  const noteId = useId();
  return (
    <div className={style['frame']} data-step={step} data-under-way={companion !== undefined || undefined}>
      <div className={style['bar']}>
        {onBack && <BackButton label={say(texts.back)} onClick={onBack} />}
        <ProgressBar
          label={say(texts.progress)}
          value={value}
          max={total}
          wideCounter={counter?.onMobile === false}
        >
          {counter && `${counter.step} / ${total}`}
        </ProgressBar>
      </div>
      {counter && (
        <p id={noteId} hidden>
          {say(texts.counter, { step: `${counter.step}`, total: `${total}` })}
        </p>
      )}
      <div className={style['body']}>
        <div className={style['screen']}>
          <HeadlineNoteContext value={counter && noteId}>
            <Slide stepKey={step} direction={direction}>
              {children(headlineRef)}
            </Slide>
          </HeadlineNoteContext>
        </div>
        {companion !== undefined && <aside className={style['companion']}>{companion}</aside>}
      </div>
    </div>
  );
}

import type { IflowStep } from '@funnel/domain/flow/iflow';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { BackButton } from '@funnel/ui/back-button';
import { Slide } from '@funnel/ui/slide';
import type { ReactNode, Ref } from 'react';
import { useArrivingHeadline } from '../shell/use-arriving-headline.ts';

const back: LocalizedText = defineTexts('iflow.back', { de: 'Zurück', en: 'Back' });

interface IflowFrameProps {
  readonly step: IflowStep;
  readonly direction: 'forward' | 'back';
  readonly say: Say;
  readonly onBack?: (() => void) | undefined;
  /** Shown above every step. */
  readonly top?: ReactNode;
  readonly children: (headlineRef: Ref<HTMLHeadingElement>) => ReactNode;
}

/** The back control and the slide around a step. */
export function IflowFrame({ step, direction, say, onBack, top, children }: IflowFrameProps) {
  const headlineRef = useArrivingHeadline(step);
  return (
    <div data-step={step}>
      {onBack && <BackButton label={say(back)} onClick={onBack} />}
      {top}
      <Slide stepKey={step} direction={direction}>
        {children(headlineRef)}
      </Slide>
    </div>
  );
}

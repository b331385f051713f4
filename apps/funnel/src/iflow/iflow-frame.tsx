import type { IflowStep } from '@funnel/domain/flow/iflow';
import type { Text } from '@funnel/domain/text/text';
import { ArrowLeftIcon, CloseIcon } from '@funnel/ui/icon';
import { Slide } from '@funnel/ui/slide';
import type { ReactNode, Ref } from 'react';
import { useStepFocus } from '../shell/use-step-focus.ts';
import style from './iflow-frame.module.css';

const texts = {
  back: { de: 'Zurück', en: 'Back' },
  close: { de: 'Abbrechen', en: 'Cancel' },
} as const satisfies Record<string, Text>;

interface IflowFrameProps {
  readonly step: IflowStep;
  readonly direction: 'forward' | 'back';
  readonly say: (text: Text) => string;
  readonly onBack?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Stands above every step. */
  readonly top?: ReactNode;
  readonly children: (headlineRef: Ref<HTMLHeadingElement>) => ReactNode;
}

/** Back, close and the slide around a step. */
export function IflowFrame({ step, direction, say, onBack, onClose, top, children }: IflowFrameProps) {
  const headlineRef = useStepFocus(step);
  return (
    <div data-step={step}>
      {(onBack || onClose) && (
        <div className={style['bar']}>
          {onBack && (
            <button type="button" className={style['control']} data-action="back" onClick={onBack}>
              <ArrowLeftIcon />
              {say(texts.back)}
            </button>
          )}
          {onClose && (
            <button
              type="button"
              className={style['close']}
              data-action="close"
              aria-label={say(texts.close)}
              onClick={onClose}
            >
              <CloseIcon size="l" />
            </button>
          )}
        </div>
      )}
      {top}
      <Slide stepKey={step} direction={direction}>
        {children(headlineRef)}
      </Slide>
    </div>
  );
}

import type { Say } from '@funnel/domain/text/say';
import { Button } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import type { Ref } from 'react';
import { Benefits } from './benefits.tsx';
import style from './confirmation-screen.module.css';
import { signupTexts as texts } from './signup-texts.ts';

interface ConfirmationScreenProps {
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onUseBenefits: () => void;
  readonly onLeave: () => void;
}

/** Asks whether the free benefits should really be skipped. */
export function ConfirmationScreen({ say, headlineRef, onUseBenefits, onLeave }: ConfirmationScreenProps) {
  return (
    <>
      <Headline ref={headlineRef} subtitle={say(texts.confirmSubtitle)}>
        {say(texts.confirmTitle)}
      </Headline>
      <div className={style['choice']}>
        <Benefits say={say} />
        <div className={style['actions']}>
          <Button data-action="use-benefits" onClick={onUseBenefits}>
            {say(texts.useBenefits)}
          </Button>
          <Button variant="secondary" data-action="leave" onClick={onLeave}>
            {say(texts.leave)}
          </Button>
        </div>
      </div>
    </>
  );
}

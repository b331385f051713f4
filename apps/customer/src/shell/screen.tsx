import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { BackButton } from '@funnel/ui/back-button';
import { Headline } from '@funnel/ui/headline';
import { useArrival } from '@funnel/ui/use-arrival';
import { type ReactNode, useEffect } from 'react';

const back: LocalizedText = defineTexts('customer.back', { de: 'Zurück', en: 'Back' });

interface ScreenProps {
  readonly name: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One screen behind the door. */
export function Screen({ name, title, subtitle, onBack, children }: ScreenProps) {
  const say = useText();
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <div data-step={name}>
      {onBack && <BackButton label={say(back)} onClick={onBack} />}
      <Headline ref={useArrival()} subtitle={subtitle}>
        {title}
      </Headline>
      {children}
    </div>
  );
}

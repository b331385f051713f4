import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { BackButton } from '@funnel/ui/back-button';
import { Headline } from '@funnel/ui/headline';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

const ArrivalContext = createContext<RefObject<boolean>>({ current: false });

/** Remembers whether a screen has been shown: the first one does not move the focus. */
export function ArrivalProvider({ children }: { children: ReactNode }) {
  const hasArrived = useRef(false);
  return <ArrivalContext value={hasArrived}>{children}</ArrivalContext>;
}

const back: LocalizedText = defineTexts('customer.back', { de: 'Zurück', en: 'Back' });

interface ScreenProps {
  readonly name: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One screen. Its headline takes the focus when the screen appears, so that it is announced. */
export function Screen({ name, title, subtitle, onBack, children }: ScreenProps) {
  const say = useText();
  const headline = useRef<HTMLHeadingElement>(null);
  const hasArrived = useContext(ArrivalContext);
  useEffect(() => {
    if (hasArrived.current) {
      window.scrollTo(0, 0);
      headline.current?.focus({ preventScroll: true });
    }
    hasArrived.current = true;
  }, [hasArrived]);
  return (
    <div data-step={name}>
      {onBack && <BackButton label={say(back)} onClick={onBack} />}
      <Headline ref={headline} subtitle={subtitle}>
        {title}
      </Headline>
      {children}
    </div>
  );
}

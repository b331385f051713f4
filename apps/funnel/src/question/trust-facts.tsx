import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { FactList } from '@funnel/ui/fact-list';
import { CheckIcon, ClockIcon, LockIcon } from '@funnel/ui/icon';
import { useIsSecure } from '../shell/use-is-secure.ts';
import style from './trust-facts.module.css';

const texts = defineTexts('trust', {
  duration: { de: 'Dauert etwa 2 Minuten', en: 'Takes about 2 minutes' },
  free: { de: 'Kostenlos und unverbindlich', en: 'Free and without obligation' },
  secure: { de: 'Sichere Verbindung', en: 'Secure connection' },
} satisfies Record<string, LocalizedText>);

/** Trust facts. The connection is called secure only if it is. */
export function TrustFacts({ say }: { say: Say }) {
  const isSecure = useIsSecure();
  const facts = [
    { icon: <ClockIcon />, text: say(texts.duration) },
    { icon: <CheckIcon />, text: say(texts.free) },
    ...(isSecure ? [{ icon: <LockIcon />, text: say(texts.secure) }] : []),
  ];
  return (
    <div className={style['trust']} data-below="">
      <FactList facts={facts} />
    </div>
  );
}

import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { ButtonLink, TextLink } from '@funnel/ui/button';
import { FactList } from '@funnel/ui/fact-list';
import { Headline } from '@funnel/ui/headline';
import { CheckIcon, ClockIcon } from '@funnel/ui/icon';
import { NumberedSteps } from '@funnel/ui/numbered-steps';
import type { ReactNode } from 'react';
import style from './tester-screens.module.css';

const texts = defineTexts('tester', {
  wanted: { de: 'Küchentester gesucht', en: 'Kitchen testers wanted' },
  duration: { de: 'Drei kurze Fragen', en: 'Three quick questions' },
  answer: { de: 'Antwort innerhalb von 48 Stunden', en: 'Answer within 48 hours' },
  free: { de: 'Kostenlos und unverbindlich', en: 'Free and without obligation' },
  thanks: { de: 'Danke, deine Bewerbung ist da!', en: 'Thanks, we’ve got your application!' },
  onward: { de: 'So geht es weiter:', en: 'Here’s what happens next:' },
  answerTitle: { de: 'Du hörst von uns', en: 'You’ll hear from us' },
  answerText: {
    de: 'Innerhalb von 48 Stunden bekommst du eine Antwort.',
    en: 'You’ll get an answer within 48 hours.',
  },
  callTitle: { de: 'Wir telefonieren kurz', en: 'We have a quick call' },
  callText: {
    de: 'Der Anruf dauert etwa 5 Minuten. Dabei lernen wir dich und deine Küche kennen.',
    en: 'It takes about 5 minutes. We’d like to get to know you and your kitchen.',
  },
  over: { de: 'Die Aktion ist beendet', en: 'The promotion has ended' },
  overText: {
    de: 'Schön, dass du da bist! Küchentester suchen wir gerade nicht mehr. Bei der Planung deiner neuen Küche helfen wir dir aber gern.',
    en: 'Great to see you! We’re not looking for kitchen testers any more, but we’d love to help you plan your new kitchen.',
  },
  plan: { de: 'Küche planen', en: 'Plan a kitchen' },
  site: { de: 'Zur Startseite', en: 'Go to the home page' },
} satisfies Record<string, LocalizedText>);

/** The introduction above the first question. */
export function TesterEyebrow({ say }: { say: Say }) {
  return <p className={style['eyebrow']}>{say(texts.wanted)}</p>;
}

/** Below the first question. */
export function TesterFacts({ say }: { say: Say }) {
  return (
    <FactList
      facts={[
        { icon: <CheckIcon />, text: say(texts.duration) },
        { icon: <ClockIcon />, text: say(texts.answer) },
        { icon: <CheckIcon />, text: say(texts.free) },
      ]}
    />
  );
}

interface TesterThanksProps {
  /** The retailer's own site, if there is one. */
  readonly siteHref: string | undefined;
  /** What the visitor can do meanwhile. */
  readonly children: ReactNode;
  readonly say: Say;
}

export function TesterThanks({ siteHref, children, say }: TesterThanksProps) {
  return (
    <div className={style['screen']} data-step="tester_thanks">
      <Picture />
      <Headline subtitle={say(texts.onward)}>{say(texts.thanks)}</Headline>
      <NumberedSteps
        steps={[
          { title: say(texts.answerTitle), text: say(texts.answerText) },
          { title: say(texts.callTitle), text: say(texts.callText) },
        ]}
      />
      {children}
      {siteHref && (
        <TextLink roomy href={siteHref} target="_top">
          {say(texts.site)}
        </TextLink>
      )}
    </div>
  );
}

export function TesterEnded({ href, say }: { href: string; say: Say }) {
  return (
    <div className={style['screen']} data-step="tester_ended">
      <Picture />
      <Headline subtitle={say(texts.overText)}>{say(texts.over)}</Headline>
      <ButtonLink href={href}>{say(texts.plan)}</ButtonLink>
    </div>
  );
}

function Picture() {
  return <img className={style['picture']} src="/picture/tester.avif" width="552" height="442" alt="" />;
}

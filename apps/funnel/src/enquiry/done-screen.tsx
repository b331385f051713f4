import type { Funnel } from '@funnel/domain/flow/funnel';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { ButtonLink } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import style from '../shell/end-screen.module.css';
import { useArrivingHeadline } from '../shell/use-arriving-headline.ts';

interface Words {
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly onward: LocalizedText;
}

const texts = defineTexts('done', {
  'choose-time': {
    title: { de: 'Geschafft, Ihre Anfrage ist bei uns!', en: 'All set, we have your enquiry!' },
    subtitle: {
      de: 'Wir melden uns bei Ihnen. Wann passt Ihnen unser Anruf am besten?',
      en: 'We will be in touch. When is the best time to call you?',
    },
    onward: { de: 'Zeit für den Anruf wählen', en: 'Choose a time for the call' },
  },
  thanks: {
    title: { de: 'Danke, deine Bewerbung ist da!', en: 'Thanks, we’ve got your application!' },
    subtitle: {
      de: 'Innerhalb von 48 Stunden bekommst du eine Antwort.',
      en: 'You’ll get an answer within 48 hours.',
    },
    onward: { de: 'So geht es weiter', en: 'See what happens next' },
  },
} satisfies Record<Funnel['after'], Words>);

interface DoneScreenProps {
  readonly after: Funnel['after'];
  readonly href: string;
  readonly say: (text: LocalizedText) => string;
}

/** Shown in a frame after the message to the parent: there is no automatic navigation (R35). */
export function DoneScreen({ after, href, say }: DoneScreenProps) {
  const words = texts[after];
  const headlineRef = useArrivingHeadline('done', true);
  return (
    <div className={style['screen']} data-step="done">
      <img className={style['picture']} src="/picture/thank_you.avif" width="552" height="442" alt="" />
      <Headline ref={headlineRef} subtitle={say(words.subtitle)}>
        {say(words.title)}
      </Headline>
      <div className={style['onward']}>
        <ButtonLink href={href}>{say(words.onward)}</ButtonLink>
      </div>
    </div>
  );
}

import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { ButtonLink } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import style from '../shell/end-screen.module.css';
import { useSettings } from '../shell/page-settings.ts';

const texts = defineTexts('incompleteAddress', {
  title: { de: 'Dieser Link ist nicht vollständig', en: 'This link is incomplete' },
  text: {
    de: 'Öffnen Sie bitte noch einmal den ganzen Link aus unserer E-Mail, oder planen Sie Ihre Küche von vorn.',
    en: 'Please open the whole link from our email again, or start planning your kitchen afresh.',
  },
  textElsewhere: {
    de: 'Öffnen Sie bitte noch einmal den ganzen Link, oder planen Sie Ihre Küche von vorn.',
    en: 'Please open the whole link again, or start planning your kitchen afresh.',
  },
  begin: { de: 'Küche planen', en: 'Plan a kitchen' },
} satisfies Record<string, LocalizedText>);

/** Shown instead of a step if the address does not name a kitchen. */
export function IncompleteAddress({ href, say }: { href: string; say: Say }) {
  const { mails } = useSettings();
  return (
    <div className={style['screen']}>
      <Headline subtitle={say(mails.enquiry ? texts.text : texts.textElsewhere)}>{say(texts.title)}</Headline>
      <ButtonLink href={href}>{say(texts.begin)}</ButtonLink>
    </div>
  );
}

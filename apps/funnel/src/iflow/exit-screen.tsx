import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { ButtonLink, TextLink } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import type { Ref } from 'react';
import style from '../shell/end-screen.module.css';
import { useSettings } from '../shell/page-settings.ts';

const texts = defineTexts('exit', {
  done: { de: 'Geschafft!', en: 'All set!' },
  opened: {
    de: 'Ihr Kundenbereich hat sich in einem neuen Fenster geöffnet. Schauen Sie bitte auch in Ihr Postfach.',
    en: 'Your customer area has opened in a new window. Please check your inbox, too.',
  },
  blocked: {
    de: 'Ihr Kundenbereich ist eingerichtet. Ihr Browser hat ihn nicht von selbst geöffnet, bitte nutzen Sie diesen Link. Schauen Sie bitte auch in Ihr Postfach.',
    en: 'Your customer area is ready. Your browser didn’t open it by itself, so please use this link. Please check your inbox, too.',
  },
  openedElsewhere: {
    de: 'Ihr Kundenbereich hat sich in einem neuen Fenster geöffnet.',
    en: 'Your customer area has opened in a new window.',
  },
  blockedElsewhere: {
    de: 'Ihr Kundenbereich ist eingerichtet. Ihr Browser hat ihn nicht von selbst geöffnet, bitte nutzen Sie diesen Link.',
    en: 'Your customer area is ready. Your browser didn’t open it by itself, so please use this link.',
  },
  area: { de: 'Zum Kundenbereich', en: 'Go to the customer area' },
  onward: { de: 'So geht es weiter', en: 'See what happens next' },
} satisfies Record<string, LocalizedText>);

export interface Exit {
  readonly kind: 'opened' | 'blocked';
  /** The address of the customer area. */
  readonly areaHref: string;
}

interface ExitScreenProps {
  readonly exit: Exit;
  /** The thank-you page, which every flow shows (R40). */
  readonly thankYouHref: string;
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
}

/** The last screen, if there is no automatic navigation. */
export function ExitScreen({ exit: { kind, areaHref }, thankYouHref, say, headlineRef }: ExitScreenProps) {
  const { mails } = useSettings();
  const told = mails.account ? texts[kind] : texts[`${kind}Elsewhere`];
  return (
    <div className={style['screen']}>
      <img className={style['picture']} src="/picture/thank_you.avif" width="552" height="442" alt="" />
      <Headline ref={headlineRef} subtitle={say(told)}>
        {say(texts.done)}
      </Headline>
      {kind === 'blocked' && (
        <ButtonLink href={areaHref} target="_blank" rel="noopener noreferrer">
          {say(texts.area)}
        </ButtonLink>
      )}
      {kind === 'opened' && (
        <TextLink roomy href={areaHref} target="_blank" rel="noopener noreferrer">
          {say(texts.area)}
        </TextLink>
      )}
      <TextLink roomy href={thankYouHref}>
        {say(texts.onward)}
      </TextLink>
    </div>
  );
}

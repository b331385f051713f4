import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import { OwnLine } from '@funnel/ui/own-line';

const texts = defineTexts('thanks', {
  title: { de: 'Vielen Dank, Ihre Anfrage ist da.', en: 'Thank you, we have your enquiry.' },
  sentTo: { de: 'Alles Weitere schicken wir an', en: 'Everything else goes to' },
} satisfies Record<string, LocalizedText>);

interface ThanksProps {
  readonly email: string | undefined;
  /** Whether our own server sends mails to the visitor. */
  readonly isMailed: boolean;
  readonly say: Say;
}

/** Confirms that the enquiry has arrived, before the next question. */
export function Thanks({ email, isMailed, say }: ThanksProps) {
  return (
    <Notice tone="done" title={say(texts.title)}>
      {isMailed && (
        <>
          {say(texts.sentTo)}
          <OwnLine>{email}</OwnLine>
        </>
      )}
    </Notice>
  );
}

import type { Text } from '@funnel/domain/text/text';
import { Headline } from '@funnel/ui/headline';
import { Notice } from '@funnel/ui/notice';
import style from './datepicker-screen.module.css';

const texts = {
  title: { de: 'Vielen Dank, Ihre Anfrage ist da', en: 'Thank you, we have your enquiry' },
  subtitle: {
    de: 'Wir rufen Sie an und besprechen mit Ihnen alles Weitere.',
    en: 'We will call you to talk about everything else.',
  },
  sentTo: { de: 'Ihre E-Mail-Adresse', en: 'Your email address' },
} as const satisfies Record<string, Text>;

export function DatepickerScreen({ email, say }: { email: string; say: (text: Text) => string }) {
  return (
    <>
      <Headline subtitle={say(texts.subtitle)}>{say(texts.title)}</Headline>
      <div className={style['notice']}>
        <Notice title={say(texts.sentTo)}>{email}</Notice>
      </div>
    </>
  );
}

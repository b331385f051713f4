import type { Text } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import style from './appointment-screen.module.css';

const texts = {
  title: { de: 'Vielen Dank, Ihre Anfrage ist da.', en: 'Thank you, we have your enquiry.' },
  sentTo: { de: 'Alles Weitere schicken wir an', en: 'Everything else goes to' },
} as const satisfies Record<string, Text>;

/** Says that the enquiry has arrived, before anything else is asked. */
export function Thanks({ email, say }: { email: string; say: (text: Text) => string }) {
  return (
    <div className={style['notice']}>
      <Notice tone="done" title={say(texts.title)}>
        {say(texts.sentTo)} {email}
      </Notice>
    </div>
  );
}

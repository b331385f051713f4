import { useText } from '@funnel/browser/language';
import { areaSettings } from '@funnel/browser/session/area-settings';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { TextLink } from '@funnel/ui/button';
import { Card } from '@funnel/ui/card';
import style from './contact-card.module.css';

const texts = defineTexts('customer.contact', {
  title: { de: 'Wir sind für Sie da', en: 'We are here for you' },
  ask: {
    de: 'Fragen zu Ihrer Küche oder zu Ihrem Termin? Schreiben Sie uns:',
    en: 'Questions about your kitchen or your appointment? Write to us:',
  },
  askOrCall: {
    de: 'Fragen zu Ihrer Küche oder zu Ihrem Termin? Schreiben Sie uns oder rufen Sie an:',
    en: 'Questions about your kitchen or your appointment? Write to us or give us a call:',
  },
  site: { de: 'Zu unserer Website', en: 'Go to our website' },
  showrooms: { de: 'Unsere Küchenstudios', en: 'Our showrooms' },
} satisfies Record<string, LocalizedText>);

/** How to reach the retailer. */
export function ContactCard() {
  const say = useText();
  const { brand, contact, siteUrl, showrooms } = areaSettings();
  const { email, phone, address } = contact;
  return (
    <Card title={say(texts.title)}>
      <p>{say(phone ? texts.askOrCall : texts.ask)}</p>
      {email && (
        <p className={style['link']}>
          <TextLink roomy href={`mailto:${email}`}>
            {email}
          </TextLink>
        </p>
      )}
      {phone && (
        <p className={style['link']}>
          <TextLink roomy href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </TextLink>
        </p>
      )}
      {siteUrl && (
        <p className={style['link']}>
          <TextLink roomy href={siteUrl} target="_blank" rel="noopener noreferrer">
            {say(texts.site)}
          </TextLink>
        </p>
      )}
      <p className={style['showrooms']}>
        <strong>{brand.name}</strong> · {address && `${address} · `}
        {say(texts.showrooms)}: {showrooms.map(({ name }) => name).join(', ')}
      </p>
    </Card>
  );
}

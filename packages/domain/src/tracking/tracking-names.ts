import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { TrackingKey } from './tracking.ts';

/** Names of tracking values. The ids of clicks and advertisements have none. */
export const trackingNames = defineTexts('tracking', {
  utm_source: { de: 'Werbung bei', en: 'Advertised at' },
  utm_campaign: { de: 'Kampagne', en: 'Campaign' },
  utm_medium: { de: 'Werbeform', en: 'Medium' },
  utm_content: { de: 'Anzeige', en: 'Advertisement' },
  ad_name: { de: 'Anzeige', en: 'Advertisement' },
  adset_name: { de: 'Anzeigengruppe', en: 'Ad set' },
  placement: { de: 'Platz der Anzeige', en: 'Placement' },
  keyword: { de: 'Suchwort', en: 'Search term' },
  channel: { de: 'Kanal', en: 'Channel' },
  channel_partner: { de: 'Partner', en: 'Partner' },
  referrer: { de: 'Kam von', en: 'Came from' },
  landing_page: { de: 'Einstiegsseite', en: 'Landing page' },
  utm_page: { de: 'Name der Einstiegsseite', en: 'Name of the landing page' },
} satisfies Partial<Record<TrackingKey, LocalizedText>>);

/** The name of a tracking value; undefined for technical ids. */
export function trackingName(key: string): LocalizedText | undefined {
  return Object.hasOwn(trackingNames, key) ? trackingNames[key as keyof typeof trackingNames] : undefined;
}

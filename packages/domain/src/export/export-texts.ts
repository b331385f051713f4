import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** The column names. Those of the answers are their short names. */
export const exportTexts = defineTexts('export', {
  title: { de: 'Anfragen', en: 'Enquiries' },
  received: { de: 'Eingang', en: 'Received' },
  status: { de: 'Status', en: 'Status' },
  lostReason: { de: 'Verloren, weil', en: 'Lost because' },
  next: { de: 'Als Nächstes', en: 'Next' },
  nextAt: { de: 'Wann', en: 'When' },
  assignee: { de: 'Wer', en: 'Who' },
  showroom: { de: 'Studio', en: 'Showroom' },
  salutation: { de: 'Anrede', en: 'Salutation' },
  name: { de: 'Name', en: 'Name' },
  telephone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail', en: 'Email' },
  postcode: { de: 'PLZ', en: 'Postcode' },
  town: { de: 'Ort (Region)', en: 'Town (region)' },
  language: { de: 'Sprache', en: 'Language' },
  estimate: { de: 'Schätzung', en: 'Estimate' },
  source: { de: 'Weg', en: 'Way' },
  campaign: { de: 'Kampagne', en: 'Campaign' },
  marks: { de: 'Hinweis', en: 'Note' },
  hidden: { de: 'Mitgeschickt', en: 'Sent along' },
  enquiryId: { de: 'Kennung', en: 'ID' },
} satisfies Record<string, LocalizedText>);

import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const enquiryListTexts = defineTexts('desk.enquiries', {
  title: { de: 'Anfragen', en: 'Enquiries' },
  search: { de: 'Name, Telefon, E-Mail, PLZ', en: 'Name, telephone, email, postcode' },
  filter: { de: 'Nach Status filtern', en: 'Filter by status' },
  count: { de: '{count} Anfragen', en: '{count} enquiries' },
  countOne: { de: '1 Anfrage', en: '1 enquiry' },
  countMore: { de: 'mehr als {count} Anfragen', en: 'more than {count} enquiries' },
  status: { de: 'Status', en: 'Status' },
  statusOf: { de: 'Status von {name}', en: 'Status of {name}' },
  name: { de: 'Name', en: 'Name' },
  received: { de: 'Eingang', en: 'Received' },
  place: { de: 'Ort', en: 'Place' },
  kitchen: { de: 'Küche', en: 'Kitchen' },
  estimate: { de: 'Schätzung', en: 'Estimate' },
  showroom: { de: 'Studio', en: 'Showroom' },
  assignee: { de: 'Wer', en: 'Who' },
  assigneeOf: { de: 'Wer kümmert sich um {name}', en: 'Who looks after {name}' },
  nobody: { de: 'niemand', en: 'nobody' },
  next: { de: 'Als Nächstes', en: 'Next' },
  none: { de: 'Keine Anfrage passt dazu.', en: 'No enquiry fits.' },
  noneAdvice: {
    de: 'Ein kürzeres Wort oder weniger Filter finden mehr.',
    en: 'A shorter word or fewer filters find more.',
  },
  failed: {
    de: 'Die Anfragen lassen sich gerade nicht laden.',
    en: 'The enquiries cannot be loaded just now.',
  },
  retry: { de: 'Noch einmal', en: 'Try again' },
  stale: {
    de: 'Jemand hat diese Anfrage inzwischen geändert. Sie sehen jetzt den neuen Stand.',
    en: 'Somebody has changed this enquiry meanwhile. You now see its new state.',
  },
  notChanged: {
    de: 'Die Änderung hat gerade nicht geklappt.',
    en: 'The change did not work just now.',
  },
  call: { de: 'Anruf {time}', en: 'Call {time}' },
  visit: { de: 'Termin {time}', en: 'Visit {time}' },
  again: { de: 'wieder anrufen {time}', en: 'call again {time}' },
} satisfies Record<string, LocalizedText>);

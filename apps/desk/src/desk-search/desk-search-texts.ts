import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const deskSearchTexts = defineTexts('desk.search', {
  open: { de: 'Suchen, Befehle', en: 'Search, commands' },
  key: { de: 'Strg K', en: 'Ctrl K' },
  field: { de: 'Name, Telefon, E-Mail, PLZ oder Bereich', en: 'Name, telephone, email, postcode or section' },
  found: { de: 'Treffer', en: 'Found' },
  screen: { de: 'Bereich', en: 'Section' },
  all: { de: 'Alle Treffer für „{search}“', en: 'Everything found for “{search}”' },
  list: { de: 'Anfragen', en: 'Enquiries' },
} satisfies Record<string, LocalizedText>);

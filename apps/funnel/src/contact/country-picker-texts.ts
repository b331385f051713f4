import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const pickerTexts = defineTexts('country', {
  title: { de: 'Ländervorwahl wählen', en: 'Choose a country code' },
  search: { de: 'Land oder Vorwahl suchen', en: 'Search for a country or code' },
  list: { de: 'Länder', en: 'Countries' },
  one: { de: 'Ein Land gefunden', en: 'One country found' },
  many: { de: 'Länder gefunden', en: 'countries found' },
  none: {
    de: 'Kein Land gefunden. Die Nummer lässt sich auch mit + und Vorwahl eintippen.',
    en: 'No country found. You can also type your number with + and its country code.',
  },
  close: { de: 'Schließen', en: 'Close' },
  change: { de: 'Ländervorwahl ändern', en: 'change country code' },
} satisfies Record<string, LocalizedText>);

import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const visitTexts = defineTexts('desk.visit', {
  showroom: { de: 'Studio', en: 'Showroom' },
  planner: { de: 'Planer', en: 'Planner' },
  anybody: { de: 'Wer frei ist', en: 'Whoever is free' },
  confirm: { de: 'Bestätigung an', en: 'Confirmation to' },
  save: { de: 'Termin {when} speichern', en: 'Save {when}' },
  move: { de: 'Auf {when} verschieben', en: 'Move to {when}' },
  choose: { de: 'Zeit wählen', en: 'Choose a time' },
  close: { de: 'Schließen', en: 'Close' },
  loading: { de: 'Freie Zeiten werden geladen', en: 'Loading free times' },
  failed: {
    de: 'Die freien Zeiten lassen sich gerade nicht laden.',
    en: 'Free times cannot be loaded just now.',
  },
  retry: { de: 'Noch einmal', en: 'Try again' },
  taken: {
    de: 'Diese Zeit ist gerade vergeben. Bitte eine andere wählen.',
    en: 'This time has just been taken. Please choose another.',
  },
} satisfies Record<string, LocalizedText>);

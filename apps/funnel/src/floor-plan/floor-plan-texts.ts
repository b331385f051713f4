import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const floorPlanTexts = defineTexts('floorPlan', {
  choose: { de: 'Grundriss auswählen', en: 'Choose a floor plan' },
  chooseMore: { de: 'Weitere Datei auswählen', en: 'Choose another file' },
  drop: { de: 'oder hierher ziehen', en: 'or drag it here' },
  letGo: { de: 'Loslassen zum Hochladen', en: 'Drop to upload' },
  formats: {
    de: 'JPEG, PNG oder PDF · bis zu 8 Dateien · je 15 MB',
    en: 'JPEG, PNG or PDF · up to 8 files · 15 MB each',
  },
  full: { de: 'Mehr als 8 Dateien sind nicht möglich', en: 'You’ve reached the limit of 8 files' },
  camera: { de: 'Foto aufnehmen', en: 'Take a photo' },
  files: { de: 'Ihre Dateien', en: 'Your files' },
  begun: { de: '{name} wird hochgeladen', en: 'Uploading {name}' },
  arrived: { de: '{name} ist hochgeladen', en: '{name} has been uploaded' },
  leftOutOne: {
    de: 'Eine Datei wurde nicht übernommen: höchstens 8 Dateien',
    en: 'One file was left out: 8 files at most',
  },
  leftOut: {
    de: '{count} Dateien wurden nicht übernommen: höchstens 8 Dateien',
    en: '{count} files were left out: 8 files at most',
  },
  unknownError: { de: 'Unbekannter Fehler', en: 'Unknown error' },
  next: { de: 'Weiter', en: 'Next' },
  skip: { de: 'Ohne Grundriss fortfahren', en: 'Continue without a floor plan' },
} satisfies Record<string, LocalizedText>);

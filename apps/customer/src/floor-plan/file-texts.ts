import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const fileTexts = defineTexts('customer.files', {
  title: { de: 'Ihre Dateien', en: 'Your files' },
  intro: {
    de: 'Grundriss, Skizze oder Fotos vom Raum: Damit planen wir genauer.',
    en: 'Floor plan, sketch or photos of the room: they help us plan.',
  },
  choose: { de: 'Datei auswählen', en: 'Choose a file' },
  chooseMore: { de: 'Weitere Datei auswählen', en: 'Choose another file' },
  drop: { de: 'oder hierher ziehen', en: 'or drag it here' },
  letGo: { de: 'Loslassen zum Hochladen', en: 'Drop to upload' },
  formats: {
    de: 'JPEG, PNG oder PDF · bis zu 8 Dateien · je 15 MB',
    en: 'JPEG, PNG or PDF · up to 8 files · 15 MB each',
  },
  full: { de: 'Mehr als 8 Dateien sind nicht möglich', en: 'You’ve reached the limit of 8 files' },
  camera: { de: 'Foto aufnehmen', en: 'Take a photo' },
  list: { de: 'Liste Ihrer Dateien', en: 'List of your files' },
  begun: { de: '{name} wird hochgeladen', en: 'Uploading {name}' },
  arrived: { de: '{name} ist hochgeladen', en: '{name} has been uploaded' },
  leftOut: {
    de: 'Nicht alle Dateien wurden übernommen: höchstens 8 Dateien',
    en: 'Not all files could be added: 8 files at most',
  },
  ours: { de: '{purpose} von uns', en: '{purpose} from us' },
  withdrawn: {
    de: '{purpose} von uns: am {date} zurückgezogen',
    en: '{purpose} from us: withdrawn on {date}',
  },
  download: { de: 'Herunterladen', en: 'Download' },
  delete: { de: 'Löschen', en: 'Delete' },
  deleteTitle: { de: 'Datei löschen?', en: 'Delete this file?' },
  deleteText: {
    de: '{name} wird endgültig gelöscht, auch bei uns.',
    en: '{name} will be deleted for good, on our side too.',
  },
  deleteStay: { de: 'Behalten', en: 'Keep it' },
  deleteConfirm: { de: 'Ja, löschen', en: 'Yes, delete it' },
  deleting: { de: 'Einen Moment bitte', en: 'One moment please' },
  deleted: { de: '{name} ist gelöscht', en: '{name} has been deleted' },
  deleteFailed: {
    de: '{name} ließ sich gerade nicht löschen. Bitte versuchen Sie es noch einmal.',
    en: '{name} could not be deleted just now. Please try again.',
  },
} satisfies Record<string, LocalizedText>);

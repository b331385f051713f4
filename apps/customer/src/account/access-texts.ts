import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

/** Only texts of the signed-in area, which is loaded later than the sign-in screens. */
export const accessTexts = defineTexts('customer.access', {
  accessTitle: { de: 'Ihr Zugang', en: 'Your access' },
  signedInAs: { de: 'Angemeldet als', en: 'Signed in as' },
  changePassword: { de: 'Passwort ändern', en: 'Change password' },
  changeSubtitle: {
    de: 'Auf allen anderen Geräten werden Sie dabei abgemeldet.',
    en: 'You will be signed out on all other devices.',
  },
  oldPassword: { de: 'Bisheriges Passwort', en: 'Current password' },
  deleteTitle: { de: 'Kundenbereich löschen', en: 'Delete customer area' },
  deleteSubtitle: {
    de: 'Das lässt sich nicht rückgängig machen.',
    en: 'This cannot be undone.',
  },
  deleteGone: {
    de: 'Ihr Zugang und Ihr Passwort werden gelöscht, und Sie sind überall abgemeldet.',
    en: 'Your access and your password are deleted, and you are signed out everywhere.',
  },
  deleteKept: {
    de: 'Ihre Anfrage, Ihr Termin und Ihre Dateien bleiben beim Küchenstudio. Dateien, die es nicht behalten soll, löschen Sie bitte vorher; einen Termin sagen Sie bitte vorher ab.',
    en: 'Your enquiry, your appointment and your files stay with the kitchen studio. Please delete files that it should not keep, and cancel an appointment, before.',
  },
  deletePassword: { de: 'Zur Sicherheit Ihr Passwort', en: 'To be sure, your password' },
  deleteSend: { de: 'Endgültig löschen', en: 'Delete for good' },
  deleteStay: { de: 'Nicht löschen', en: 'Do not delete' },
} satisfies Record<string, LocalizedText>);

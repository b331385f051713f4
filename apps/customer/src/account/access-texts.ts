import type { Note } from '@funnel/browser/session/session-texts';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

/** Only texts of the signed-in area, which is loaded later than the sign-in screens. */
export const accessTexts = defineTexts('customer.access', {
  accessTitle: { de: 'Ihr Zugang', en: 'Your account' },
  signedInAs: { de: 'Angemeldet als', en: 'Signed in as' },
  changePassword: { de: 'Passwort ändern', en: 'Change password' },
  changeSubtitle: {
    de: 'Auf allen anderen Geräten werden Sie dabei abgemeldet.',
    en: 'You will be signed out on all other devices.',
  },
  oldPassword: { de: 'Bisheriges Passwort', en: 'Current password' },
  wrongPassword: { de: 'Das Passwort stimmt nicht.', en: 'The password is incorrect.' },
  deleteTitle: { de: 'Kundenbereich löschen', en: 'Delete customer area' },
  deleteSubtitle: {
    de: 'Das lässt sich nicht rückgängig machen.',
    en: 'This cannot be undone.',
  },
  deleteGone: {
    de: 'Wir löschen Ihren Zugang und Ihr Passwort und melden Sie überall ab.',
    en: 'We delete your account and password and sign you out everywhere.',
  },
  deleteKept: {
    de: 'Ihre Anfrage, Ihr Termin und Ihre Dateien bleiben beim Küchenstudio. Dateien, die es nicht behalten soll, löschen Sie bitte vorher; einen Termin sagen Sie bitte vorher ab.',
    en: 'Your enquiry, your appointment and your files stay with the showroom. Please delete any files it should not keep and cancel your appointment first.',
  },
  deletePassword: { de: 'Zur Sicherheit: Ihr Passwort', en: 'For security: your password' },
  deleteSend: { de: 'Endgültig löschen', en: 'Delete for good' },
  deleteStay: { de: 'Kundenbereich behalten', en: 'Keep customer area' },
} satisfies Record<string, LocalizedText>);

export const passwordChanged: Note = defineTexts('customer.entry.passwordChanged', {
  tone: 'done',
  text: {
    de: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
    en: 'Your password has been changed. You’re signed out on all other devices.',
  },
});

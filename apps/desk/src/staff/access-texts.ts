import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const accessTexts = defineTexts('desk.access', {
  title: { de: 'Mein Zugang', en: 'My access' },
  person: { de: 'Person', en: 'Person' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'Email' },
  role: { de: 'Rolle', en: 'Role' },
  codes: { de: 'Einmalcodes', en: 'One-time codes' },
  codesOn: { de: 'an', en: 'on' },
  codesOff: { de: 'aus', en: 'off' },
  sessions: { de: 'Angemeldete Geräte', en: 'Signed-in devices' },
  browserUnknown: { de: 'Unbekanntes Gerät', en: 'Unknown device' },
  isThis: { de: 'dieses Gerät', en: 'this device' },
  openedAt: { de: 'angemeldet {time}', en: 'signed in {time}' },
  seenAt: { de: 'zuletzt benutzt {time}', en: 'last used {time}' },
  end: { de: 'Abmelden', en: 'Sign out' },
  failed: {
    de: 'Die Geräte lassen sich gerade nicht anzeigen.',
    en: 'The devices cannot be shown just now.',
  },
  endFailed: {
    de: 'Das Gerät ließ sich gerade nicht abmelden.',
    en: 'The device could not be signed out just now.',
  },
  signIn: { de: 'Anmeldung', en: 'Sign-in' },
  password: { de: 'Passwort', en: 'Password' },
  change: { de: 'Ändern', en: 'Change' },
  setUp: { de: 'Einrichten', en: 'Set up' },
  newPhone: { de: 'Neues Telefon', en: 'New phone' },
  switchOff: { de: 'Ausschalten', en: 'Turn off' },
  recovery: { de: 'Ersatzcodes', en: 'Recovery codes' },
  recoveryLeft: { de: 'noch {left} Ersatzcodes', en: '{left} recovery codes left' },
  renew: { de: 'Neue erzeugen', en: 'Make new ones' },
  close: { de: 'Schließen', en: 'Close' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },

  shortcuts: { de: 'Tastenkürzel', en: 'Keyboard shortcuts' },
  shortcutsNote: {
    de: 'Einzelne Tasten wie A, J oder ? wirken sofort; ausgeschaltet gelten nur noch Enter, Esc, Pfeile und Tasten mit Strg.',
    en: 'Single keys such as A, J or ? act at once; turned off, only Enter, Esc, arrows and keys with Ctrl still count.',
  },
  shortcutsFailed: {
    de: 'Das ließ sich gerade nicht umschalten.',
    en: 'This could not be switched just now.',
  },
  showKeys: { de: 'Tasten ansehen', en: 'Show the keys' },

  changePassword: { de: 'Passwort ändern', en: 'Change password' },
  changePasswordNote: {
    de: 'Alle anderen Geräte werden abgemeldet.',
    en: 'All other devices are signed out.',
  },
  currentPassword: { de: 'Ihr jetziges Passwort', en: 'Your current password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  wrongPassword: { de: 'Das ist nicht Ihr jetziges Passwort.', en: 'This is not your current password.' },
  passwordMissing: {
    de: 'Bitte geben Sie Ihr jetziges Passwort ein',
    en: 'Please enter your current password',
  },
  passwordChanged: { de: 'Ihr Passwort ist geändert.', en: 'Your password has been changed.' },
  currentCode: { de: 'Jetziger Einmalcode oder Ersatzcode', en: 'Current one-time or recovery code' },
  currentCodeMissing: { de: 'Bitte geben Sie einen Code ein', en: 'Please enter a code' },

  newCodes: { de: 'Einmalcodes einrichten', en: 'Set up one-time codes' },
  newCodesNote: {
    de: 'Scannen Sie den Code mit einer Authenticator-App auf Ihrem Telefon.',
    en: 'Scan the code with an authenticator app on your phone.',
  },
  newCode: { de: 'Code aus der neuen App', en: 'Code from the new app' },
  saveCodes: { de: 'Einrichten', en: 'Set up' },
  newRecovery: { de: 'Neue Ersatzcodes', en: 'New recovery codes' },
  newRecoveryNote: {
    de: 'Die bisherigen Ersatzcodes gelten dann nicht mehr.',
    en: 'The recovery codes you have now stop working.',
  },
  makeRecovery: { de: 'Erzeugen', en: 'Make them' },
  offTitle: { de: 'Einmalcodes ausschalten', en: 'Turn one-time codes off' },
  offNote: {
    de: 'Danach genügt Ihr Passwort. Mit Einmalcodes sind Sie besser geschützt.',
    en: 'Your password is enough from then on. One-time codes protect you better.',
  },
  done: { de: 'Fertig', en: 'Done' },

  retry: { de: 'Noch einmal', en: 'Try again' },
} satisfies Record<string, LocalizedText>);

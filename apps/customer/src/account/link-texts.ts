import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

/** Only texts of the screens behind mailed links, which are loaded later than the sign-in. */
export const linkTexts = defineTexts('customer.account', {
  resetTitle: { de: 'Wählen Sie ein neues Passwort', en: 'Choose a new password' },
  resetSubtitle: {
    de: 'Danach melden Sie sich auf allen Geräten damit an.',
    en: 'You’ll then sign in with it on all your devices.',
  },
  resetSend: { de: 'Passwort speichern', en: 'Save password' },
  resetOverTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  resetOver: {
    de: 'Er wurde schon benutzt oder ist älter als eine Stunde. Fordern Sie einfach einen neuen an.',
    en: 'It has already been used or is more than an hour old. Just request a new one.',
  },
  newLink: { de: 'Neuen Link anfordern', en: 'Request a new link' },

  disownTitle: { de: 'Das waren Sie nicht?', en: 'Wasn’t that you?' },
  disownSubtitle: {
    de: 'Jemand hat mit Ihrer E-Mail-Adresse einen Kundenbereich angelegt. Wir können ihn löschen.',
    en: 'Someone has set up a customer area with your email address. We can delete it.',
  },
  disownPoints: {
    de: 'Wir löschen dann den Zugang samt Passwort. Die Anfrage selbst bleibt beim Küchenstudio.',
    en: 'We’ll then delete the account and its password. The enquiry itself stays with the showroom.',
  },
  disownSend: { de: 'Ja, Zugang löschen', en: 'Yes, delete the account' },
  disownStay: { de: 'Nein, das war ich', en: 'No, it was me' },
  disownOver: {
    de: 'Dieser Link gilt nicht mehr: Der Zugang ist schon gelöscht oder wurde bestätigt.',
    en: 'This link is no longer valid: the account has already been deleted or confirmed.',
  },
} satisfies Record<string, LocalizedText>);

export const newPasswordTexts = defineTexts('customer.newPassword', {
  password: { de: 'Neues Passwort', en: 'New password' },
  confirmation: { de: 'Neues Passwort bestätigen', en: 'Confirm new password' },
} satisfies Record<string, LocalizedText>);

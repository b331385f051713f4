import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const STAFF_ACCESS_MAILS = ['RESET_REQUESTED', 'PASSWORD_CHANGED'] as const;

export type StaffAccessMailKind = (typeof STAFF_ACCESS_MAILS)[number];

interface StaffAccessLetter {
  readonly subject: LocalizedText;
  readonly preheader: LocalizedText;
  readonly headline: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  readonly action: LocalizedText;
  readonly hint: LocalizedText;
  readonly reason: LocalizedText;
}

/** Mails to the staff about their password. */
export const staffAccessLetters: Readonly<Record<StaffAccessMailKind, StaffAccessLetter>> = defineTexts(
  'mail.staffAccess',
  {
    RESET_REQUESTED: {
      subject: { de: 'Neues Passwort für Ihren Arbeitsplatz', en: 'A new password for your desk' },
      preheader: { de: 'Der Link gilt 30 Minuten.', en: 'The link is valid for 30 minutes.' },
      headline: { de: 'Neues Passwort wählen', en: 'Choose a new password' },
      paragraphs: [
        {
          de: 'Sie möchten ein neues Passwort für Ihren Arbeitsplatz. Mit diesem Link wählen Sie es; er gilt 30 Minuten und nur einmal. Danach melden Sie sich auf allen Geräten neu an. Ihre Einmalcodes bleiben, wie sie sind.',
          en: 'You asked for a new password for your desk. Use this link to choose one. It is valid for 30 minutes and works once. You’ll then sign in again on all your devices. Your one-time codes stay as they are.',
        },
        {
          de: 'Haben Sie das nicht verlangt? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
          en: 'Didn’t ask for this? Then there is nothing you need to do: your password stays as it is.',
        },
      ],
      action: { de: 'Passwort wählen', en: 'Choose a password' },
      hint: {
        de: 'Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
        en: 'This link is for you alone: please don’t pass it on.',
      },
      reason: {
        de: 'Sie erhalten diese E-Mail, weil für Ihren Zugang ein neues Passwort verlangt wurde.',
        en: 'You’re receiving this email because someone asked for a new password for your account.',
      },
    },
    PASSWORD_CHANGED: {
      subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
      preheader: { de: 'Waren Sie das?', en: 'Was that you?' },
      headline: { de: 'Ihr Passwort ist geändert', en: 'Your password has been changed' },
      paragraphs: [
        {
          de: 'das Passwort Ihres Arbeitsplatzes wurde gerade mit einem Link per E-Mail neu gewählt. Sie sind damit auf allen Geräten abgemeldet.',
          en: 'The password for your desk has just been chosen anew with a mailed link. You’ve been signed out on all devices.',
        },
        {
          de: 'Waren Sie das nicht? Dann sagen Sie bitte gleich dem Inhaber Bescheid: Jemand liest vielleicht Ihre E-Mails mit.',
          en: 'Wasn’t that you? Then please tell an owner right away: somebody may be reading your email.',
        },
      ],
      action: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
      hint: {
        de: 'Dort melden Sie sich mit dem neuen Passwort an.',
        en: 'Sign in there with the new password.',
      },
      reason: {
        de: 'Sie erhalten diese E-Mail, weil das Passwort Ihres Zugangs geändert wurde.',
        en: 'You’re receiving this email because the password of your account was changed.',
      },
    },
  },
);

export const staffAccessHello = defineTexts('mail.staffAccess.hello', { de: 'Guten Tag,', en: 'Hello,' });

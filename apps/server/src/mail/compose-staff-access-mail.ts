import { DESK_PATH, staffResetUrl } from '@funnel/contract/staff/desk-link';
import { sayIn } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import type { Mail } from '../outside/mailer.ts';
import { renderMail } from './layout/render-mail.ts';
import type { Letterhead } from './letterhead.ts';
import { legalUrl } from './template/legal-url.ts';
import {
  type StaffAccessMailKind,
  staffAccessHello,
  staffAccessLetters,
} from './template/staff-access-letters.ts';
import { visitorTexts } from './template/visitor-texts.ts';

interface StaffAccessMail {
  readonly mailId: string;
  readonly to: string;
  readonly kind: StaffAccessMailKind;
  readonly language: Language;
  /** For the link of the mail. Without one it leads to the sign-in. */
  readonly token?: string | undefined;
}

/** A mail about the password of one of the staff. */
export function composeStaffAccessMail(settings: Letterhead, mail: StaffAccessMail): Mail {
  const { brand, publicUrl, wording } = settings;
  const { mailId, to, kind, language, token } = mail;
  const letter = staffAccessLetters[kind];
  const say = sayIn(language, wording);
  const signIn = `${publicUrl}${DESK_PATH}${language === 'de' ? '' : `?lang=${language}`}`;
  const subject = say(letter.subject);
  const content = {
    language,
    subject,
    preheader: say(letter.preheader),
    headline: say(letter.headline),
    paragraphs: [say(staffAccessHello), ...letter.paragraphs.map((text) => say(text))],
    sections: [],
    action: {
      label: say(letter.action),
      url: token === undefined ? signIn : staffResetUrl(publicUrl, token, language),
      hint: say(letter.hint),
    },
    closing: [],
    reason: say(letter.reason),
    links: [{ label: say(visitorTexts.imprint), url: legalUrl(settings, 'imprint', language) }],
  };
  return { mailId, sender: brand.mailSender, to, subject, language, ...renderMail(content, brand) };
}

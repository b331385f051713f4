import { CUSTOMER_PATH } from '@funnel/contract/account/customer-area-url';
import { sayIn } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import type { Mail } from '../outside/mailer.ts';
import { renderMail } from './layout/render-mail.ts';
import type { Letterhead } from './letterhead.ts';
import {
  type CustomerMailKind,
  customerLetters,
  customerTexts as texts,
} from './template/customer-letters.ts';
import { legalUrl } from './template/legal-url.ts';
import { visitorTexts } from './template/visitor-texts.ts';

export interface CustomerMailFacts {
  readonly to: string;
  readonly language: Language;
  readonly kind: CustomerMailKind;
  readonly tokens: {
    readonly confirm?: string;
    readonly disown?: string;
    readonly reset?: string;
    readonly enquiry?: string;
  };
}

/** A mail about an account, without a name: the reader may be somebody else than the person who typed the address. */
export function composeCustomerMail(
  settings: Letterhead,
  { to, language, kind, tokens }: CustomerMailFacts,
  mailId: string,
): Mail {
  const { publicUrl, retailerEmail, brand, wording } = settings;
  const letter = customerLetters[kind];
  const say = sayIn(language, wording);
  // Tokens are in the fragment, which reaches no server and no log.
  const area = `${publicUrl}${CUSTOMER_PATH}${language === 'de' ? '' : `?lang=${language}`}`;
  // Sign-in is the primary link of the mail, the password reset the second.
  const isResetBeside = kind === 'ALREADY_ACTIVE';
  const reset = tokens.reset && `reset=${tokens.reset}`;
  const confirm =
    (tokens.confirm && `confirm=${tokens.confirm}`) ?? (tokens.enquiry && `enquiry=${tokens.enquiry}`);
  const token = confirm ?? (isResetBeside ? undefined : reset);
  const content = {
    language,
    subject: say(letter.subject),
    preheader: say(letter.preheader),
    headline: say(letter.headline),
    paragraphs: [say(texts.hello), ...letter.paragraphs.map((text) => say(text))],
    sections: [],
    ...(letter.action && {
      action: {
        label: say(letter.action),
        url: token ? `${area}#${token}` : area,
        hint: say(letter.hint),
      },
    }),
    closing: [`${say(visitorTexts.regards)}\n${say(visitorTexts.team, { brand: brand.name })}`],
    reason: say(letter.reason),
    links: [
      ...(tokens.disown ? [{ label: say(texts.disown), url: `${area}#disown=${tokens.disown}` }] : []),
      ...(isResetBeside && reset ? [{ label: say(texts.reset), url: `${area}#${reset}` }] : []),
      { label: say(visitorTexts.imprint), url: legalUrl(settings, 'imprint', language) },
      { label: say(visitorTexts.privacy), url: legalUrl(settings, 'privacy', language) },
    ],
  };
  const rendered = renderMail(content, brand);
  const { subject } = content;
  return { mailId, sender: brand.mailSender, to, replyTo: retailerEmail, subject, language, ...rendered };
}

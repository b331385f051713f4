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

/** A mail about an account. It names nobody: whoever typed the address may not be who reads it. */
export function composeCustomerMail(
  settings: Letterhead,
  { to, language, kind, tokens }: CustomerMailFacts,
  mailId: string,
): Mail {
  const { publicUrl, retailerEmail, brand, wording } = settings;
  const letter = customerLetters[kind];
  const say = sayIn(language, wording);
  // Tokens stand in the fragment, which no server and no log ever sees.
  const area = `${publicUrl}${CUSTOMER_PATH}${language === 'de' ? '' : `?lang=${language}`}`;
  // The mail leads to the sign-in first; a password reset is the second way.
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

import { CUSTOMER_PATH } from '@funnel/contract/account/customer-area-url';
import type { Language } from '@funnel/domain/text/text';
import type { Mail } from '../outside/mailer.ts';
import type { Letterhead } from './letterhead.ts';
import { renderMail } from './look/render-mail.ts';
import {
  type CustomerMailKind,
  customerLetters,
  customerTexts as texts,
} from './template/customer-letters.ts';
import { legalUrl } from './template/legal-url.ts';
import { visitorTexts } from './template/visitor-texts.ts';

interface CustomerMailFacts {
  readonly to: string;
  readonly language: Language;
  readonly kind: CustomerMailKind;
  readonly tokens: { readonly confirm?: string; readonly disown?: string; readonly reset?: string };
}

/** A mail about an account. It names nobody: whoever typed the address may not be who reads it. */
export async function composeCustomerMail(
  settings: Letterhead,
  { to, language, kind, tokens }: CustomerMailFacts,
  mailId: string,
): Promise<Mail> {
  const { publicUrl, retailerEmail, brand } = settings;
  const letter = customerLetters[kind];
  // Tokens stand in the fragment, which no server and no log ever sees.
  const area = `${publicUrl}${CUSTOMER_PATH}${language === 'de' ? '' : `?lang=${language}`}`;
  // Who has a password signs in with it; a new one is the other way.
  const isResetBeside = kind === 'ALREADY_ACTIVE';
  const reset = tokens.reset && `reset=${tokens.reset}`;
  const token = tokens.confirm ? `confirm=${tokens.confirm}` : isResetBeside ? undefined : reset;
  const content = {
    language,
    subject: letter.subject[language],
    preheader: letter.preheader[language],
    headline: letter.headline[language],
    paragraphs: [texts.hello[language], ...letter.paragraphs.map((text) => text[language])],
    sections: [],
    ...(letter.action && {
      action: {
        label: letter.action[language],
        url: token ? `${area}#${token}` : area,
        hint: letter.hint[language],
      },
    }),
    closing: [visitorTexts.regards[language].replace('{brand}', () => brand.name)],
    reason: letter.reason[language],
    links: [
      ...(tokens.disown ? [{ label: texts.disown[language], url: `${area}#disown=${tokens.disown}` }] : []),
      ...(isResetBeside && reset ? [{ label: texts.reset[language], url: `${area}#${reset}` }] : []),
      { label: visitorTexts.imprint[language], url: legalUrl(settings, 'imprint', language) },
      { label: visitorTexts.privacy[language], url: legalUrl(settings, 'privacy', language) },
    ],
  };
  const rendered = await renderMail(content, brand);
  const { subject } = content;
  return { mailId, sender: brand.mailSender, to, replyTo: retailerEmail, subject, language, ...rendered };
}

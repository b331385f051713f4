import type { AlertMessage } from '@funnel/domain/alert/alert-message';
import type { Mail } from '../outside/mailer.ts';
import { renderMail } from './layout/render-mail.ts';
import type { Letterhead } from './letterhead.ts';
import { legalUrl } from './template/legal-url.ts';

interface AlertMail {
  readonly mailId: string;
  readonly to: string;
  readonly message: AlertMessage;
}

/** For the staff, in German. */
export function composeAlertMail(settings: Letterhead, { mailId, to, message }: AlertMail): Mail {
  const { subject, paragraphs, fact } = message;
  const language = 'de';
  const { brand } = settings;
  const content = {
    language,
    subject,
    preheader: paragraphs[0] ?? '',
    headline: subject,
    paragraphs,
    sections: fact === null ? [] : [{ facts: [{ label: 'Technisch', value: fact }] }],
    closing: [],
    reason: 'Diese E-Mail geht an das Küchenstudio, weil seine Adresse für Störungen eingetragen ist.',
    links: [{ label: 'Impressum', url: legalUrl(settings, 'imprint', language) }],
  } as const;
  const rendered = renderMail(content, brand);
  return { mailId, sender: brand.mailSender, to, subject, language, ...rendered };
}

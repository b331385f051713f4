import type { Brand } from '@funnel/domain/retailer/brand';
import { render } from '@react-email/render';
import type { MailContent } from './mail-content.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

export async function renderMail(
  content: MailContent,
  brand: Brand,
): Promise<{ html: string; text: string }> {
  return { html: await render(mailDocument(content, brand)), text: mailText(content, brand) };
}

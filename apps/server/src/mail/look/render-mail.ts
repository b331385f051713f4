import { render } from '@react-email/render';
import type { MailContent } from './mail-content.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  return { html: await render(mailDocument(content)), text: mailText(content) };
}

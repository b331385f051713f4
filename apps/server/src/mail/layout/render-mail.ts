import type { Brand } from '@funnel/domain/retailer/brand';
import { render } from '@react-email/render';
import type { MailPicture } from '../../outside/mailer.ts';
import type { MailContent } from './mail-content.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

interface RenderedMail {
  readonly html: string;
  readonly text: string;
  /** They go along, so that no mail program has to fetch anything. */
  readonly pictures: readonly MailPicture[];
}

export async function renderMail(content: MailContent, brand: Brand): Promise<RenderedMail> {
  const logo = logoOf(brand);
  return {
    html: await render(mailDocument(content, brand, logo)),
    text: mailText(content, brand),
    pictures: [logo, content.glance?.picture, content.recap?.picture].filter(
      (picture) => picture !== undefined,
    ),
  };
}

/** Mail programs draw no SVG: there the name stands. */
function logoOf({ logo }: Brand): MailPicture | undefined {
  if (logo?.type !== 'image/png') return undefined;
  return { cid: 'logo@funnel', type: logo.type, content: Buffer.from(logo.base64, 'base64') };
}

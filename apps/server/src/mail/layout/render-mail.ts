import type { Brand } from '@funnel/domain/retailer/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailPicture } from '../../outside/mailer.ts';
import type { MailContent } from './mail-content.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

/** Outlook and Gmail render a mail by the rules of this doctype. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
/** React adds preload hints for pictures. Mail programs must fetch nothing. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

interface RenderedMail {
  readonly html: string;
  readonly text: string;
  /** Attached, so that no mail program has to fetch anything. */
  readonly pictures: readonly MailPicture[];
}

export function renderMail(content: MailContent, brand: Brand): RenderedMail {
  const logo = logoOf(brand);
  const html = renderToStaticMarkup(mailDocument(content, brand, logo));
  return {
    html: DOCTYPE + html.replaceAll(PRELOAD, ''),
    text: mailText(content, brand),
    pictures: [logo, content.glance?.picture, content.recap?.picture].filter(
      (picture) => picture !== undefined,
    ),
  };
}

/** Mail programs do not render SVG: the name is shown instead. */
function logoOf({ logo }: Brand): MailPicture | undefined {
  if (logo?.type !== 'image/png') return undefined;
  return { cid: 'logo@funnel', type: logo.type, content: Buffer.from(logo.base64, 'base64') };
}

import { render } from '@react-email/render';
import { shownBrand } from '../../page/shown-brand.ts';
import type { Letterhead } from '../letterhead.ts';
import type { MailContent } from './mail-content.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

export async function renderMail(
  content: MailContent,
  { brand, publicUrl }: Pick<Letterhead, 'brand' | 'publicUrl'>,
): Promise<{ html: string; text: string }> {
  // Mail programs draw no SVG.
  const logoUrl = brand.logo?.type === 'image/png' ? `${publicUrl}${shownBrand(brand).logo}` : undefined;
  return { html: await render(mailDocument(content, brand, logoUrl)), text: mailText(content, brand) };
}

import { createElement as h, type ReactElement } from 'react';
import type { MailPicture } from '../../outside/mailer.ts';
import { body, type Paint, WIDTH_PX } from './mail-style.ts';

/** A picture as wide as the mail. If pictures are blocked its alt text is shown, in the text colour. */
export function widePicture(
  paint: Paint,
  { cid, alt }: MailPicture & { readonly alt: string },
): ReactElement {
  const style = {
    ...body,
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: '14px',
    margin: '0 0 10px',
  };
  return h('img', { src: `cid:${cid}`, alt, width: WIDTH_PX, ...paint({ text: 'ink' }, style) });
}

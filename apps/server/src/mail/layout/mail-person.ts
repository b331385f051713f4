import { createElement as h, type ReactElement } from 'react';
import { mailButton } from './mail-button.ts';
import type { MailGlance, MailPerson } from './mail-content.ts';
import { widePicture } from './mail-picture.ts';
import { body, type Paint } from './mail-style.ts';

/** Name, place, and when to call. */
export function personBlock(paint: Paint, { name, about, when }: MailPerson): ReactElement {
  const line = { ...body, margin: 0 };
  return h(
    'div',
    { style: { margin: '0 0 16px' } },
    h('p', paint({ text: 'ink' }, { ...line, fontSize: '20px', lineHeight: '28px', fontWeight: 600 }), name),
    h('p', paint({ text: 'soft' }, line), about),
    when && h('p', paint({ text: 'ink' }, { ...line, margin: '10px 0 0', fontWeight: 600 }), when),
  );
}

/** A call button and a link to the record, below each other, so that both fit on a phone. */
export function tapButtons(paint: Paint, { call, open }: MailPerson): ReactElement {
  const label = call.plain ? `${call.label}: ${call.plain}` : call.label;
  return h(
    'div',
    { style: { margin: '0 0 22px' } },
    mailButton(paint, { ...call, label }, { ground: 'primary', text: 'onPrimary' }),
    h('div', { style: { height: '10px', lineHeight: '10px', fontSize: '10px' } }, '\u00a0'),
    mailButton(paint, open, { ground: 'tint', text: 'ink' }),
  );
}

export function glanceBlock(paint: Paint, { picture, lines }: MailGlance): ReactElement {
  return h(
    'div',
    { style: { margin: '0 0 22px' } },
    picture && widePicture(paint, picture),
    ...lines.map((line, index) =>
      h(
        'p',
        {
          key: line,
          ...paint(
            { text: index === 0 ? 'ink' : 'soft' },
            { ...body, margin: '0 0 4px', fontWeight: index === 0 ? 600 : 400 },
          ),
        },
        line,
      ),
    ),
  );
}

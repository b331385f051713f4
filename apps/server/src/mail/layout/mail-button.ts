import type { MailColor } from '@funnel/domain/retailer/mail-palette';
import { createElement as h, type ReactElement } from 'react';
import { body, type Paint } from './mail-style.ts';

/** A link that looks like a button. A table, since mail programs give a link no padding. */
export function mailButton(
  paint: Paint,
  { label, url }: { readonly label: string; readonly url: string },
  { ground, text }: { readonly ground: MailColor; readonly text: MailColor },
): ReactElement {
  const link = {
    ...body,
    display: 'inline-block',
    fontWeight: 600,
    textDecoration: 'none',
    padding: '14px 26px',
  };
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          paint({ ground }, { borderRadius: '14px' }),
          h('a', { href: url, ...paint({ text }, link) }, label),
        ),
      ),
    ),
  );
}

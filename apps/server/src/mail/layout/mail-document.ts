import type { Brand } from '@funnel/domain/retailer/brand';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { MailPicture } from '../../outside/mailer.ts';
import { mailButton } from './mail-button.ts';
import type { FactSection, MailContent } from './mail-content.ts';
import { glanceBlock, personBlock, tapButtons } from './mail-person.ts';
import { widePicture } from './mail-picture.ts';
import { body, mailTheme, type Paint, SERIF, WIDTH_PX } from './mail-style.ts';

/** Invisible filler: otherwise the inbox shows the text after the preheader. */
const FILLER = '\u00a0\u200c'.repeat(80);

/** The mail as a document: tables, the only layout that all mail programs share. */
export function mailDocument(
  content: MailContent,
  brand: Brand,
  logo: MailPicture | undefined,
): ReactElement {
  const { paint, line, styleSheet } = mailTheme(brand.colors);
  const {
    language,
    subject,
    preheader,
    headline,
    paragraphs,
    person,
    notice,
    glance,
    files,
    sections,
    action,
    sideAction,
    recap,
    closing,
  } = content;
  return h(
    'html',
    { lang: language, dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
      h('title', null, subject),
      h('style', null, styleSheet),
    ),
    h(
      'body',
      paint({ ground: 'paper' }, { margin: 0, padding: 0 }),
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preheader, FILLER),
      table(
        paint({ ground: 'paper' }),
        h(
          'td',
          { align: 'center', className: 'edge', style: { padding: '32px 16px' } },
          table(
            { style: { maxWidth: WIDTH_PX, textAlign: 'left' } },
            h('td', { style: { padding: '0 4px 16px' } }, brandLine(paint, brand, logo)),
          ),
          table(
            { style: { maxWidth: WIDTH_PX, textAlign: 'left' } },
            h(
              'td',
              withClass(
                'card edged',
                paint({ ground: 'surface' }, { ...cardStyle, border: `1px solid ${line}` }),
              ),
              h('h1', paint({ text: 'ink' }, headlineStyle), headline),
              ...paragraphs.map((text) => paragraph(paint, text)),
              person && personBlock(paint, person),
              notice && h('p', paint({ ground: 'errorGround', text: 'errorInk' }, noticeStyle), notice),
              person && tapButtons(paint, person),
              glance && glanceBlock(paint, glance),
              files && fileList(paint, files),
              ...sections.map((section) => factSection(paint, section)),
              action && button(paint, action),
              sideAction && sideLink(paint, sideAction),
              recap && factSection(paint, recap),
              ...closing.map((text) => paragraph(paint, text)),
            ),
          ),
          footer(paint, content, brand),
        ),
      ),
    ),
  );
}

const cardStyle = {
  ...body,
  borderRadius: '20px',
  padding: '32px 36px 28px',
};
const headlineStyle = {
  fontFamily: SERIF,
  fontSize: '26px',
  lineHeight: '32px',
  fontWeight: 600,
  margin: '0 0 16px',
};
const sectionTitleStyle = { ...headlineStyle, fontSize: '19px', lineHeight: '25px', margin: '0 0 8px' };
const noticeStyle = {
  ...body,
  borderRadius: '12px',
  padding: '12px 16px',
  margin: '20px 0',
  fontWeight: 600,
};

function table(props: object, ...cells: ReactNode[]): ReactElement {
  const layout = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 };
  return h('table', { ...layout, ...props }, h('tbody', null, h('tr', null, ...cells)));
}

function withClass<Props extends { className: string }>(name: string, props: Props): Props {
  return { ...props, className: `${name} ${props.className}` };
}

function brandLine(paint: Paint, brand: Brand, logo: MailPicture | undefined): ReactElement {
  const mark = {
    display: 'inline-block',
    width: '12px',
    height: '12px',
    borderRadius: '4px',
    marginRight: '9px',
  };
  const name = { fontFamily: SERIF, fontSize: '20px', lineHeight: '26px', fontWeight: 600 };
  return h(
    'p',
    paint({ text: 'ink' }, { ...name, margin: 0 }),
    ...(logo
      ? [h('img', { key: 'logo', src: `cid:${logo.cid}`, alt: brand.name, height: 36, style: logoStyle })]
      : [h('span', { key: 'mark', ...paint({ ground: 'primary' }, mark) }), brand.name]),
  );
}

function paragraph(paint: Paint, text: string): ReactElement {
  return h(
    'p',
    { key: text, ...paint({ text: 'ink' }, { ...body, margin: '0 0 14px' }) },
    ...withBreaks(text),
  );
}

function withBreaks(text: string): ReactNode[] {
  const [first, ...rest] = text.split('\n');
  return [first, ...rest.flatMap((line) => [h('br', { key: line }), line])];
}

function factSection(paint: Paint, { title, picture, facts }: FactSection): ReactElement {
  const cell = { ...body, verticalAlign: 'top', padding: '7px 16px' };
  return h(
    'div',
    { key: title ?? 'facts', style: { margin: '20px 0' } },
    title && h('h2', paint({ text: 'ink' }, sectionTitleStyle), title),
    picture && widePicture(paint, picture),
    h(
      'table',
      {
        role: 'presentation',
        width: '100%',
        cellPadding: 0,
        cellSpacing: 0,
        border: 0,
        ...paint({ ground: 'tint' }, { borderRadius: '14px', padding: '7px 0' }),
      },
      h(
        'tbody',
        null,
        ...facts.map(({ label, value, url }) =>
          h(
            'tr',
            { key: `${label} ${value}` },
            h('td', withClass('term', paint({ text: 'soft' }, { ...cell, width: '38%' })), label),
            h(
              'td',
              withClass('value', paint({ text: 'ink' }, { ...cell, fontWeight: 600 })),
              url ? h('a', { href: url, ...paint({ text: 'ink' }) }, value) : value,
            ),
          ),
        ),
      ),
    ),
  );
}

function fileList(paint: Paint, { title, list }: NonNullable<MailContent['files']>): ReactElement {
  return h(
    'div',
    { style: { margin: '20px 0' } },
    h('h2', paint({ text: 'ink' }, sectionTitleStyle), title),
    ...list.map(({ name, url, cid }) =>
      h(
        'p',
        { key: url, ...paint({ text: 'ink' }, { ...body, margin: '0 0 14px' }) },
        h(
          'a',
          { href: url, ...paint({ text: 'ink' }, { fontWeight: 600 }) },
          cid && h('img', { src: `cid:${cid}`, alt: '', width: 320, style: pictureStyle }),
          name,
        ),
      ),
    ),
  );
}

const logoStyle = { display: 'block', height: '36px', width: 'auto', maxWidth: '100%' };

const pictureStyle = {
  display: 'block',
  width: '320px',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: '12px',
  margin: '0 0 6px',
};

function button(paint: Paint, { label, url, hint }: NonNullable<MailContent['action']>): ReactElement {
  return h(
    'div',
    { style: { margin: '22px 0 18px' } },
    mailButton(paint, { label, url }, { ground: 'primary', text: 'onPrimary' }),
    hintBelow(paint, hint),
  );
}

function sideLink(paint: Paint, { label, url, hint }: NonNullable<MailContent['action']>): ReactElement {
  return h(
    'div',
    { style: { margin: '0 0 18px' } },
    h('a', { href: url, ...paint({ text: 'ink' }, { ...body, fontWeight: 600 }) }, label),
    hintBelow(paint, hint),
  );
}

function hintBelow(paint: Paint, hint: string): ReactElement {
  const small = { ...body, fontSize: '14px', lineHeight: '20px' };
  return h('p', paint({ text: 'soft' }, { ...small, margin: '10px 0 0' }), hint);
}

function footer(paint: Paint, { reason, links }: MailContent, { name, contact }: Brand): ReactElement {
  const small = { ...body, fontSize: '13px', lineHeight: '19px', margin: '0 0 6px' };
  return table(
    { style: { maxWidth: WIDTH_PX, textAlign: 'left' } },
    h(
      'td',
      { style: { padding: '18px 8px 0' } },
      h('p', paint({ text: 'soft' }, small), reason),
      h(
        'p',
        paint({ text: 'soft' }, small),
        [name, contact.address, contact.phone].filter((part) => part !== undefined).join(' · '),
        ...links.map(({ label, url }) => [
          ' · ',
          h('a', { key: url, href: url, ...paint({ text: 'soft' }) }, label),
        ]),
      ),
    ),
  );
}

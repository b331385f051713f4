import { DEFAULT_BRAND } from '@funnel/domain/retailer/default-brand';
import { expect, test } from 'vitest';
import type { PageBuild } from './page-build.ts';
import { pageDocument } from './page-document.ts';

const TEMPLATE =
  '<html lang="de"><head><meta name="theme-color" content="" /><title>x</title><script></script><meta property="og:image" content="/x.jpg" /></head><body><div id="root"></div></body></html>';

function documentOf(template: string, publicUrl?: string, styles = new Map<string, string>()): string {
  const build = { template, partsOf: () => ({ scripts: [], styles }) } as unknown as PageBuild;
  const rendered = { lang: 'en', title: 'a < "b"', html: '<p>$& $1</p>', followUps: new Map() } as const;
  const config = {
    page: {},
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    publicUrl: publicUrl ?? '',
  };
  return pageDocument(build, 'funnel', rendered as never, config, {} as never, DEFAULT_BRAND);
}

test('a page stands in its places as it is', () => {
  const html = documentOf(TEMPLATE);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>a &lt; &quot;b&quot;</title>');
  expect(html).toContain('<div id="root"><p>$& $1</p></div>');
});

test('the first paint waits for the question, on a computer for the whole page', () => {
  const [head = '', body] = documentOf(TEMPLATE).split('</head>');
  const awaited = [
    ...head.matchAll(/<link rel="expect" href="#([^"]+)" blocking="render" media="([^"]+)">/g),
  ];
  expect(awaited.map(([, id, media]) => [id, media])).toEqual([
    ['footer', '(width < 45em)'],
    ['content-end', '(width >= 45em)'],
  ]);
  expect(body).toContain('</p></div><template id="content-end"></template>');
});

test('the sheets of later screens wait in the document, and declare no font again', () => {
  const styles = new Map([['/assets/a.css', '@font-face{font-family:A}p{color:red}.later{color:blue}']]);
  const [head = '', body] = documentOf(TEMPLATE, undefined, styles).split('</head>');
  expect(head).toContain('<style>@font-face{font-family:A}p{color:red}</style>');
  expect(body).toContain(
    '<template data-file="/assets/a.css"><style>p{color:red}.later{color:blue}</style></template>',
  );
});

test('where its address is shared there is a text and, with a public address, a picture', () => {
  const html = documentOf(TEMPLATE, 'https://kueche.example/plan');
  expect(html).toContain(
    '<meta property="og:image" content="https://kueche.example/plan/picture/social_preview.jpg">',
  );
  expect(html).toContain('<meta property="og:title" content="a &lt; &quot;b&quot;">');
  expect(html).toMatch(/<meta name="description" content="Tap what you like[^"]+">/);
  expect(documentOf(TEMPLATE)).toContain('content="/picture/social_preview.jpg"');
});

test.each([
  '<meta name="theme-color" content="" />',
  '<script>',
  '<html lang="de">',
  '<title>x</title>',
  '<meta property="og:image" content="/x.jpg" />',
  '</head>',
  '<div id="root"></div>',
])('a template without %s is an error, not an empty page', (place) => {
  expect(() => documentOf(TEMPLATE.replace(place, ''))).toThrow('the template has no place');
});

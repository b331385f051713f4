import { DEFAULT_BRAND } from '@funnel/domain/retailer/default-brand';
import { expect, test } from 'vitest';
import type { PageBuild } from './page-build.ts';
import { pageDocument } from './page-document.ts';

const TEMPLATE =
  '<html lang="de"><head><meta name="theme-color" content="" /><title>x</title><script></script></head><body><div id="root"></div></body></html>';

function documentOf(template: string): string {
  const build = { template, partsOf: () => ({ scripts: [], styles: new Map() }) } as unknown as PageBuild;
  const rendered = { lang: 'en', title: 'a < b', html: '<p>$& $1</p>' } as const;
  return pageDocument(build, 'funnel', rendered as never, {} as never, {} as never, DEFAULT_BRAND);
}

test('a page stands in its places as it is', () => {
  const html = documentOf(TEMPLATE);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>a &lt; b</title>');
  expect(html).toContain('<div id="root"><p>$& $1</p></div>');
});

test.each([
  '<meta name="theme-color" content="" />',
  '<script>',
  '<html lang="de">',
  '<title>x</title>',
  '</head>',
  '<div id="root"></div>',
])('a template without %s is an error, not an empty page', (place) => {
  expect(() => documentOf(TEMPLATE.replace(place, ''))).toThrow('the template has no place');
});

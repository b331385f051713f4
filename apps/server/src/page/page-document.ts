import { PAGE_DESCRIPTIONS } from '@funnel/contract/page/page-description';
import type { RenderedPage } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';
import type { PageSettings } from '@funnel/contract/page/page-settings';
import type { Brand } from '@funnel/domain/retailer/brand';
import { sayIn } from '@funnel/domain/text/say';
import { parseLanguage } from '@funnel/domain/text/text';
import type { Config } from '../config/config.ts';
import { asText, withBrand } from './brand-document.ts';
import type { PageBuild } from './page-build.ts';
import { shownStyles, withoutFonts } from './shown-styles.ts';

/**
 * The whole HTML document of a page: rendered content, critical CSS, settings, and the step after the first answer.
 * Nothing else is requested before the first paint: the inline script fetches code and fonts after it.
 */
export function pageDocument(
  build: PageBuild,
  page: PageName,
  rendered: RenderedPage,
  config: Pick<Config, 'page' | 'publicOrigin' | 'publicUrl'>,
  settings: PageSettings,
  brand: Brand,
): string {
  const { scripts, styles } = build.partsOf(page);
  const allStyles = [...styles.values()].join('');
  const followUps = [...rendered.followUps].map(
    ([code, step]) => `<template data-after="${code}">${step}</template>`,
  );
  const content = `<div id="root">${rendered.html}</div>${CONTENT_END}${followUps.join('')}`;
  const head = `${FIRST_FRAME}<style>${shownStyles(allStyles, content)}</style>`;
  // The code finds its style sheets here (load-chunk.ts). A link, even a disabled one, would be fetched by the preload
  // scanner.
  const later = [...styles].map(
    ([file, css]) => `<template data-file="${file}"><style>${withoutFonts(css)}</style></template>`,
  );
  const given = {
    __FUNNEL_CONFIG__: config.page,
    __FUNNEL_SETTINGS__: settings,
    ...(scripts.length > 0 && { __FUNNEL_SCRIPTS__: scripts }),
  };
  const assignments = Object.entries(given).map(([name, value]) => `window.${name}=${asScriptValue(value)};`);
  const template = withBrand(scripts.length > 0 ? withoutLoading(build.template) : build.template, brand);
  return fill(template, [
    ['<script>', `<script>${assignments.join('')}\n`],
    ['<html lang="de">', `<html lang="${rendered.lang}">`],
    [/<title>.*?<\/title>/s, `<title>${asText(rendered.title)}</title>`],
    [/<meta property="og:image"[^>]*>/, previewTags(page, rendered, config, brand, settings)],
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', `${content}${later.join('')}`],
  ]);
}

const CONTENT_END = '<template id="content-end"></template>';

/**
 * Render-blocking: the first frame waits until an element starts. Otherwise Chromium may paint half a document. A phone
 * waits for the footer, which follows the question with its tiles. A wide screen waits for the whole page, since it
 * centres the question in the remaining height.
 */
const FIRST_FRAME = [
  '<link rel="expect" href="#footer" blocking="render" media="(width < 45em)">',
  '<link rel="expect" href="#content-end" blocking="render" media="(width >= 45em)">',
].join('');

/** The inline script requests code after the first paint, and the styles are in the document. */
function withoutLoading(template: string): string {
  return template.replaceAll(
    /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    '',
  );
}

const PREVIEW_PICTURE = '/picture/social_preview.jpg';

/**
 * Link preview (Open Graph). It needs absolute URLs, which only the settings have: a page is rendered once for all
 * visitors, whatever host they request.
 */
function previewTags(
  page: PageName,
  { lang, title }: RenderedPage,
  { publicOrigin, publicUrl }: Pick<Config, 'publicOrigin' | 'publicUrl'>,
  brand: Brand,
  { wording }: PageSettings,
): string {
  const base = publicOrigin === undefined ? '' : publicUrl;
  const description = sayIn(parseLanguage(lang), wording)(PAGE_DESCRIPTIONS[page]);
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:image': `${base}${PREVIEW_PICTURE}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${asText(content)}">`,
  );
  return [`<meta name="description" content="${asText(description)}">`, ...tags].join('');
}

/** A template without one of its placeholders would be served without settings or content. */
function fill(template: string, places: readonly (readonly [string | RegExp, string])[]): string {
  return places.reduce((html, [place, content]) => {
    const isThere = typeof place === 'string' ? html.includes(place) : place.test(html);
    if (!isThere) throw new Error(`the template has no place ${place}`);
    return html.replace(place, () => content);
  }, template);
}

/** JSON that cannot terminate its script element. */
export function asScriptValue(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

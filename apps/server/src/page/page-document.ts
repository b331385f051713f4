import { PAGE_DESCRIPTIONS } from '@funnel/contract/page/page-description';
import type { RenderedPage } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';
import type { PageSettings } from '@funnel/contract/page/page-settings';
import type { Brand } from '@funnel/domain/retailer/brand';
import { sayIn } from '@funnel/domain/text/say';
import { parseLanguage } from '@funnel/domain/text/text';
import type { Config } from '../config.ts';
import { asText, withBrand } from './brand-document.ts';
import type { PageBuild } from './page-build.ts';

/**
 * The whole HTML document of a page: styles inline, settings in its script, content rendered. Fonts are not asked for
 * early: browsers hold the first paint back for them.
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
  const head = [
    `<style>${[...styles.values()].join('')}</style>`,
    // The script would ask for the sheets of what it loads: these say that they are here. Disabled, they are not fetched.
    ...[...styles.keys()].map((file) => `<link rel="stylesheet" disabled href="${file}">`),
    ...scripts
      .filter((file) => !build.template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`),
  ];
  const given = `window.__FUNNEL_CONFIG__=${asScriptValue(config.page)};window.__FUNNEL_SETTINGS__=${asScriptValue(settings)};`;
  // Pictures first: a tap that comes before the script is kept (index.html).
  const template = withBrand(build.template, brand)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll(
      '<link rel="modulepreload" crossorigin href',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href',
    )
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '');
  return fill(template, [
    ['<script>', `<script>${given}\n`],
    ['<html lang="de">', `<html lang="${rendered.lang}">`],
    [/<title>.*?<\/title>/s, `<title>${asText(rendered.title)}</title>`],
    [/<meta property="og:image"[^>]*>/, previewTags(page, rendered, config, brand, settings)],
    ['</head>', `${head.join('')}</head>`],
    ['<div id="root"></div>', `<div id="root">${rendered.html}</div>`],
  ]);
}

const PREVIEW_PICTURE = '/picture/social_preview.jpg';

/**
 * What others show of the page where its address is shared. They take full addresses only, which are known where the
 * settings name them: a page is made once for all visitors, whatever host they ask for.
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

/** A template that lacks one of its places would be served as a page without its settings, or without anything. */
function fill(template: string, places: readonly (readonly [string | RegExp, string])[]): string {
  return places.reduce((html, [place, content]) => {
    const isThere = typeof place === 'string' ? html.includes(place) : place.test(html);
    if (!isThere) throw new Error(`the template has no place ${place}`);
    return html.replace(place, () => content);
  }, template);
}

/** JSON that cannot end the script it stands in. */
export function asScriptValue(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

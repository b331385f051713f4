import type { PageConfig } from '@funnel/contract/page/page-config';
import type { RenderedPage } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';
import type { PageSettings } from '@funnel/contract/page/page-settings';
import type { PageBuild } from './page-build.ts';

/** What the build writes into the head of its document to load the page's script. */
const SCRIPT_TAGS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * The whole HTML document of a page: styles inline, settings as a script, content rendered. Fonts are not asked for
 * early: browsers hold the first paint back for them. The page's script stands last, so that the pictures are asked
 * for first: six requests run at a time, and a tap that comes before the script is kept (index.html).
 */
export function pageDocument(
  build: PageBuild,
  page: PageName,
  rendered: RenderedPage,
  config: PageConfig,
  settings: PageSettings,
): string {
  const preloads = new Set(build.preloads(page).filter((file) => !build.template.includes(file)));
  const scripts = [
    ...(build.template.match(SCRIPT_TAGS) ?? []),
    ...[...preloads].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].map((tag) => tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'));
  const head = [
    `<style>${build.css}</style>`,
    `<script>window.__FUNNEL_CONFIG__=${asScriptValue(config)};window.__FUNNEL_SETTINGS__=${asScriptValue(settings)}</script>`,
  ];
  return build.template
    .replaceAll(SCRIPT_TAGS, '')
    .replace(/<link rel="stylesheet"[^>]*>/, '')
    .replace('<html lang="de">', `<html lang="${rendered.lang}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${asText(rendered.title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>${scripts.join('')}`);
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** JSON that cannot end the script it stands in. */
export function asScriptValue(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

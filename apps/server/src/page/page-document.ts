import type { PageConfig } from '@funnel/contract/page/page-config';
import type { RenderedPage } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';
import type { PageBuild } from './page-build.ts';

/** The whole HTML document of a page: styles inline, settings as a script, content rendered. */
export function pageDocument(
  build: PageBuild,
  page: PageName,
  rendered: RenderedPage,
  config: PageConfig,
): string {
  const preloads = new Set(build.preloads(page));
  const head = [
    `<style>${build.css}</style>`,
    ...[...preloads]
      .filter((file) => !build.template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    `<script>window.__FUNNEL_CONFIG__=${asScriptValue(config)}</script>`,
  ];
  return build.template
    .replace(/<link rel="stylesheet"[^>]*>/, '')
    .replace('<html lang="de">', `<html lang="${rendered.lang}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${asText(rendered.title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>`);
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** JSON that cannot end the script it stands in. */
function asScriptValue(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

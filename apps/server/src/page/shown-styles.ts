import postcss from 'postcss';

/** Optional parts of a selector: alternatives and negations. */
const OPTIONAL = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The rules that can match the HTML, by their classes (critical CSS). */
export function shownStyles(css: string, html: string): string {
  const shown = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(/\s+/)),
  );
  const isShown = (selector: string) =>
    [...selector.replaceAll(OPTIONAL, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) => shown.has(name));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const isFrame = rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name);
    if (!isFrame && !rule.selectors.some(isShown)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Without fonts: declaring a font twice costs a full layout. */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

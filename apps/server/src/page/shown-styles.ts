import postcss from 'postcss';

/** Parts that a selector can match without: alternatives and negations. */
const OPTIONAL = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The rules that can match something in the HTML, by their classes. All others can wait. */
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

/** Without the fonts: a font that is declared a second time costs a new layout of the whole page. */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

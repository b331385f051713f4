import type { Import } from './find-imports.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const REFERENCE = /(?:@import\s+(?:url\()?|\bfrom\s+|url\()\s*['"]?((?:\.{1,2}|@[\w-]+)\/[^'")\s]+)/g;

/** The imports of a style sheet: `@import`, `composes … from` and `url()`. */
export function findCssImports(text: string, lineAt: (offset: number) => number): Import[] {
  const bare = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(REFERENCE)].map((match) => ({
    specifier: match[1] ?? '',
    line: lineAt(match.index),
  }));
}

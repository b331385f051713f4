import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT } from './shop.ts';

const TEXT = readFileSync(path.join(import.meta.dirname, '../docs/embedding.md'), 'utf8');

/** The recipes of docs/embedding.md: titles and code, in this language. */
function recipesIn(language: string): Map<string, string> {
  const [, chapter = ''] = /^## Recipes$(.*?)^## /ms.exec(TEXT) ?? [];
  const parts = chapter.split(/^### /m).slice(1);
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const title = part.split('\n', 1)[0] ?? '';
      const code = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(part)?.[1];
      return code === undefined ? [] : [[title, code]];
    }),
  );
}

export const RECIPES = recipesIn('html');

/** The code of a recipe, for the server under test. */
export function recipe(title: string, language = 'html'): string {
  const code = recipesIn(language).get(title);
  if (code === undefined) throw new Error(`docs/embedding.md has no recipe "${title}" in ${language}`);
  return code.replaceAll('https://funnel.example', PRODUCT());
}

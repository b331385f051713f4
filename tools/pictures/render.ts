import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFEST } from '@funnel/kitchen/picture/manifest';
import type { Picture } from '@funnel/kitchen/picture/picture';
import { PICTURES } from '@funnel/kitchen/picture/pictures';
import { shotHash } from '@funnel/kitchen/picture/shot-hash';
import { TILE_HEIGHT, TILE_WIDTH } from '@funnel/picture/picture-file';
import { ensureChromium } from '../bootstrap/chromium.js';
import { writeContactSheets } from './contact-sheet.ts';
import { openDarkroom } from './darkroom.ts';
import { writeRegionMap } from './draw-region-map.ts';
import { draftFile, renderFile } from './places.ts';
import { progressBar } from './progress-bar.ts';
import { publish } from './publish.ts';

const USAGE = `Renders the pictures of the funnel.

  node tools/pictures/render.ts question_shape         those whose name begins so
  node tools/pictures/render.ts --changed              those whose kitchen changed since
  node tools/pictures/render.ts --all
  node tools/pictures/render.ts --publish              none; encodes again what was rendered

--draft: quick and coarse, into .cache/pictures/draft only.`;

const isOn = { type: 'boolean', default: false } as const;
const { values: given, positionals: prefixes } = parseArgs({
  allowPositionals: true,
  options: { all: isOn, changed: isOn, publish: isOn, draft: isOn },
});

function isWanted(picture: Picture): boolean {
  if (given.all) return true;
  if (given.changed && renderedHash(picture) !== shotHash(picture)) return true;
  return prefixes.some((prefix) => picture.name.startsWith(prefix));
}

/** From the cached render, else from the published picture. */
function renderedHash({ name }: Picture): string | undefined {
  const file = `${renderFile(name)}.hash`;
  return existsSync(file) ? readFileSync(file, 'utf8') : MANIFEST[name]?.hash;
}

if (process.argv.length === 2) {
  console.log(USAGE);
  process.exit(1);
}
const { draft } = given;
const wanted = PICTURES.filter(isWanted);
if (wanted.length > 0) await renderAll(wanted);
if (!draft) {
  await publish(given.publish || given.changed ? PICTURES : wanted);
  await writeRegionMap();
  await writeContactSheets();
}

async function renderAll(pictures: readonly Picture[]): Promise<void> {
  const darkroom = await openDarkroom(await ensureChromium());
  const bar = progressBar(pictures.length);
  for (const picture of pictures) {
    bar.show(picture.name);
    const { name, width = TILE_WIDTH, height = TILE_HEIGHT } = picture;
    const scale = draft ? 0.72 : 1;
    const png = await darkroom.render({
      name,
      draft,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    });
    const file = draft ? draftFile(name) : renderFile(name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
    if (!draft) await writeFile(`${file}.hash`, shotHash(picture));
    bar.step();
  }
  await darkroom.close();
}

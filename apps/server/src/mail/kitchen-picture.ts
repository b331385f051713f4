import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shape } from '@funnel/domain/question/shape';
import type { MailPicture } from '../outside/mailer.ts';

/** A few kilobytes each (tools/pictures/make-mail-pictures.ts). */
const PICTURES = new Map(
  shape.tiles.map((code) => [
    code as string,
    readFileSync(path.join(import.meta.dirname, `picture/${code}.jpg`)),
  ]),
);

/** The picture of a kitchen's shape. Undefined if the shape is undecided. */
export function kitchenPicture(code: string | undefined): MailPicture | undefined {
  const content = PICTURES.get(code ?? '');
  return content && { cid: 'kitchen@funnel', content };
}

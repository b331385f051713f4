import { z } from '../schema.ts';
import { plainText } from './plain-text.ts';
import { LANGUAGES } from './text.ts';

const MAX_TEXT = 1_000;
/** Limited, because every page carries them. */
const MAX_TEXTS = 200;
const MAX_CHARACTERS = 20_000;

/** For example signup.title or question_shape.ISLAND. */
const textId = z
  .string()
  .max(100)
  .regex(/^\w+(?:\.[\w-]+)+$/, 'must be the id of a text');

/** The retailer's own wording, by the id of the text. Other texts have our wording. */
export const wordingSchema = z
  .record(textId, z.partialRecord(z.enum(LANGUAGES), plainText(MAX_TEXT).min(1)))
  .refine((wording) => Object.keys(wording).length <= MAX_TEXTS, `must be ${MAX_TEXTS} texts or fewer`)
  .refine(
    (wording) => JSON.stringify(wording).length <= MAX_CHARACTERS,
    `must be ${MAX_CHARACTERS} characters or fewer in all`,
  );

export type Wording = z.output<typeof wordingSchema>;

/** The users of a text, by the prefix of its id. Texts without such a prefix are for the funnel and maybe others. */
const SAID_IN = ['mail', 'customer', 'desk'] as const;
type Sayer = (typeof SAID_IN)[number] | 'funnel';

/** The wording for one user, without texts that only others use; undefined if empty. */
export function wordingFor(sayer: Sayer, wording: Wording): Wording | undefined {
  const others = SAID_IN.filter((other) => other !== sayer).map((other) => `${other}.`);
  const own = Object.entries(wording).filter(([id]) => !others.some((other) => id.startsWith(other)));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';

/** Why an enquiry may come from a bot. It is stored, marked and answered as usual: losing a visitor costs more. */
export const SUSPICIONS = ['HONEYPOT', 'TOO_FAST'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** People need at least this long to complete a form. */
export const MIN_FILL_MS = 3_000;

/** The bot signals of a form. They are not part of the visitor's data. */
export const suspicionShape = {
  /** The honeypot: a field that people do not see and leave empty. Any value in it counts, even an invalid one. */
  website: plainText(200).nullish().catch('unreadable'),
  /** From the first view of the form to its submit. */
  fill_ms: z.number().min(0).optional().catch(undefined),
};

interface Filled {
  readonly website?: string | null | undefined;
  readonly fill_ms?: number | undefined;
}

/** Other clients than our pages send neither signal, which is not suspicious. */
export function suspicionsOf({ website, fill_ms = MIN_FILL_MS }: Filled): Suspicion[] {
  return [
    ...((website ?? '') === '' ? [] : (['HONEYPOT'] as const)),
    ...(fill_ms < MIN_FILL_MS ? (['TOO_FAST'] as const) : []),
  ];
}

/** The enquiry without the bot signals, so that a retry is the same enquiry however long the form was open. */
export function withoutSuspicion<T extends Filled>(enquiry: T): Omit<T, keyof Filled> {
  const { website: _, fill_ms: __, ...rest } = enquiry;
  return rest;
}

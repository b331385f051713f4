import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';

/** Why an enquiry may come from a bot. It is kept, marked and answered like any other: a lost visitor costs more. */
export const SUSPICIONS = ['HONEYPOT', 'TOO_FAST'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Nobody fills a form in within this time. */
export const MIN_FILL_MS = 3_000;

/** What a form tells about how it was filled in. No part of what the visitor says. */
export const suspicionShape = {
  /** A field that people do not see and leave empty. Anything at all in it counts, readable or not. */
  website: plainText(200).nullish().catch('unreadable'),
  /** From the first view of the form to its submit. */
  fill_ms: z.number().min(0).optional().catch(undefined),
};

interface Filled {
  readonly website?: string | null | undefined;
  readonly fill_ms?: number | undefined;
}

/** Other clients than our pages tell neither, and are not suspected for it. */
export function suspicionsOf({ website, fill_ms = MIN_FILL_MS }: Filled): Suspicion[] {
  return [
    ...((website ?? '') === '' ? [] : (['HONEYPOT'] as const)),
    ...(fill_ms < MIN_FILL_MS ? (['TOO_FAST'] as const) : []),
  ];
}

/** The enquiry alone: sent again it is the same, however long the form was open. */
export function withoutSuspicion<T extends Filled>(enquiry: T): Omit<T, keyof Filled> {
  const { website: _, fill_ms: __, ...rest } = enquiry;
  return rest;
}

import { isEmail } from '@funnel/domain/contact/email';
import { postcodeRangeSchema } from '@funnel/domain/routing/postcode-range';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const line = plainText(120)
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'must not be empty');

/** A showroom in the settings of the desk: its address, its postcodes, and the recipients of its notices. */
const keptShowroom = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  town: z.string(),
  phone: z.string(),
  postcodes: z.array(z.object({ from: z.string(), to: z.string() })),
  mailbox: z.string().nullable(),
  /** Staff ids. */
  people: z.array(z.string()),
});
export type KeptShowroom = z.output<typeof keptShowroom>;

/** Changes with every change. Saving with a stale version is refused. */
const version = plainText(64);
const reply = z.object({ data: z.object({ version: z.string(), showrooms: z.array(keptShowroom) }) });

export const listShowroomsEndpoint = defineEndpoint({
  path: '/api/v1/desk/showrooms',
  summary: 'The showrooms with their postcodes, mailboxes and people.',
  capability: 'showroom.change',
  reply,
});

export const nameShowroomsEndpoint = defineEndpoint({
  path: '/api/v1/desk/showrooms/names',
  summary: 'The names of the showrooms, as every page shows them.',
  capability: 'enquiry.read',
  reply: z.object({ data: z.object({ showrooms: z.array(z.object({ id: z.string(), name: z.string() })) }) }),
  isAutomatic: true,
});

export const saveShowroomEndpoint = defineEndpoint({
  path: '/api/v1/desk/showrooms',
  summary:
    'Adds or changes a showroom. INVALID_INPUT names postcodes that two showrooms would have. STALE: somebody has changed the showrooms meanwhile.',
  capability: 'showroom.change',
  body: z.object({
    version,
    /** Without an id a new one is added. */
    showroom: z.object({
      id: plainText(40).optional(),
      name: line,
      street: line,
      postcode: z.string().regex(/^\d{5}$/, 'must have 5 digits'),
      town: line,
      phone: line,
      postcodes: z.array(postcodeRangeSchema).max(500),
      mailbox: plainText(254).refine(isEmail, 'must be an e-mail address').nullable(),
      people: z.array(plainText(100)).max(50),
    }),
  }),
  reply,
  errors: ['NOT_FOUND', 'STALE'],
});

export const removeShowroomEndpoint = defineEndpoint({
  path: '/api/v1/desk/showrooms/remove',
  summary: 'Takes a showroom away. Enquiries keep its code.',
  capability: 'showroom.change',
  body: z.object({ version, id: plainText(40) }),
  reply,
  errors: ['NOT_FOUND', 'STALE'],
});

import { PRESENCE_STATES } from '@funnel/domain/presence/presence';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);
/** Made by the page itself, anew each time it is loaded. */
const pageId = z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters and digits');
const instant = z.iso.datetime({ offset: true });
/** Milliseconds until it expires without a heartbeat. */
const leftMs = z.int();

export const tellPresenceEndpoint = defineEndpoint({
  path: '/api/v1/desk/presence',
  summary:
    'Says that a page of the desk is open: whether it pauses, and which enquiry it shows. After a minute and a half without this it counts as closed.',
  capability: 'desk.use',
  body: z.object({ pageId, enquiryId: id.nullable(), isPaused: z.boolean() }),
  isAutomatic: true,
});

export const endPresenceEndpoint = defineEndpoint({
  path: '/api/v1/desk/presence/end',
  summary: 'Says that a page of the desk is closed. Doing it again is harmless.',
  capability: 'desk.use',
  body: z.object({ pageId }),
  isAutomatic: true,
});

const presentColleague = z.object({
  staffId: z.string(),
  name: z.string(),
  state: z.enum(PRESENCE_STATES),
  /** The start of their call; null: on none. */
  since: instant.nullable(),
  leftMs,
});
export type PresentColleague = z.output<typeof presentColleague>;

export const listPresentEndpoint = defineEndpoint({
  path: '/api/v1/desk/presence',
  summary: 'Which colleagues are at the desk now: on a call, ready, or pausing.',
  capability: 'staff.read',
  reply: z.object({
    data: z.object({
      /** The clock of the server. */
      now: instant,
      colleagues: z.array(presentColleague),
    }),
  }),
  isAutomatic: true,
});

export const listReadersEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiry/readers',
  summary: 'Which colleagues look at this enquiry now.',
  capability: 'enquiry.read',
  query: z.object({ enquiryId: id }),
  reply: z.object({
    data: z.object({
      readers: z.array(z.object({ staffId: z.string(), name: z.string(), leftMs })),
    }),
  }),
  isAutomatic: true,
});

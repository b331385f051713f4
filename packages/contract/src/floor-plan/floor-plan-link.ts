import { LINK_KINDS } from '@funnel/domain/floor-plan/floor-plan-link';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { emailSchema } from '../account/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';
import { claimReply, fileIdsSchema, idSchema } from './attach-files.ts';

/** A signed token that identifies the link. Sent by POST, so that it stays out of addresses and logs. */
const token = plainText(200);
const instant = z.iso.datetime();

export const openLinkEndpoint = defineEndpoint({
  path: '/api/v1/floorplan-links',
  summary:
    'Opens a link by which another device adds floor plans to a kitchen for 30 minutes. Where the e-mail address is ' +
    "not the kitchen's the answer is the same, but the link leads nowhere.",
  capability: 'file.add',
  limits: ['phoneLinksOfClient', 'phoneLinksOfKitchen'],
  body: z.object({ kitchenId: idSchema, email: emailSchema }),
  reply: z.object({
    data: z.object({
      /** For the other device. */
      token: z.string(),
      /** For the visitor who opened the link: lists the files that came through it. */
      arrivalsToken: z.string(),
      expiresAt: instant,
    }),
  }),
});

export const showLinkEndpoint = defineEndpoint({
  path: '/api/v1/floorplan-links/show',
  summary: 'Whether files can be added through a link, and until when. Tells nothing about the kitchen.',
  capability: 'file.add',
  limits: ['phoneUploadsOfClient', 'phoneUploadsOfLink'],
  body: z.object({ token }),
  reply: z.object({ data: z.object({ kind: z.enum(LINK_KINDS), expiresAt: instant }) }),
  errors: ['TOKEN_OVER'],
});

export const claimByLinkEndpoint = defineEndpoint({
  path: '/api/v1/floorplan-links/claim',
  summary: 'Gives uploaded files to the kitchen of a link, all of them or none.',
  capability: 'file.add',
  limits: ['phoneUploadsOfClient', 'phoneUploadsOfLink'],
  body: z.object({ token, fcIds: fileIdsSchema }),
  reply: claimReply,
  errors: ['TOKEN_OVER', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});

export const listArrivalsEndpoint = defineEndpoint({
  path: '/api/v1/floorplan-links/arrived',
  summary:
    'Which files came through a link, for whoever opened it: their names and kinds, never what is in them.',
  capability: 'file.add',
  limits: ['arrivalsOfClient'],
  body: z.object({ arrivalsToken: token }),
  reply: z.object({
    data: z.object({
      files: z.array(z.object({ fileId: z.string(), name: z.string(), mediaType: z.string() })),
    }),
  }),
  errors: ['TOKEN_OVER'],
});

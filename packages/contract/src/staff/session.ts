import { z } from '@funnel/domain/schema';
import { emailSchema, passwordSchema } from '../account/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';
import { codeSchema, idSchema, roleSchema } from './staff-schema.ts';

/** The staff member who is signed in at the desk. */
const staffSessionReply = z.object({
  data: z.object({ staffId: z.string(), email: z.string(), role: roleSchema }),
});

export const signInStaffEndpoint = defineEndpoint({
  path: '/api/desk/session',
  summary:
    'Opens a session at the desk by e-mail, password and, where they are asked for (CODE_NEEDED), a one-time or recovery code.',
  capability: 'desk.enter',
  limits: 'own',
  holdsRefusals: true,
  sameOriginOnly: true,
  body: z.object({ email: emailSchema, password: passwordSchema, code: codeSchema.optional() }),
  reply: staffSessionReply,
  errors: ['WRONG_CREDENTIALS', 'CODE_NEEDED', 'WRONG_CODE'],
});

export const showStaffSessionEndpoint = defineEndpoint({
  path: '/api/desk/session',
  summary: 'Tells who is signed in at the desk.',
  capability: 'desk.use',
  reply: staffSessionReply,
});

export const signOutStaffEndpoint = defineEndpoint({
  path: '/api/desk/session/end',
  summary: 'Ends the session at the desk. Without one nothing happens.',
  capability: 'desk.enter',
  limits: 'none',
  sameOriginOnly: true,
  body: z.object({}),
});

const sessionsReply = z.object({
  data: z.object({
    sessions: z.array(
      z.object({
        sessionId: z.string(),
        openedAt: z.string(),
        seenAt: z.string(),
        /** The User-Agent. */
        browser: z.string(),
        /** Whether it is the caller's. */
        isThis: z.boolean(),
      }),
    ),
  }),
});

export const listMySessionsEndpoint = defineEndpoint({
  path: '/api/desk/sessions',
  summary: 'Lists the browsers that one is signed in with.',
  capability: 'desk.use',
  reply: sessionsReply,
});

export const endMySessionEndpoint = defineEndpoint({
  path: '/api/desk/sessions/end',
  summary: 'Signs one of one’s own browsers out.',
  capability: 'desk.use',
  body: z.object({ sessionId: idSchema }),
  errors: ['NOT_FOUND'],
});

export const listStaffSessionsEndpoint = defineEndpoint({
  path: '/api/desk/staff/sessions',
  summary: 'Lists the browsers that somebody is signed in with.',
  capability: 'staff.manage',
  query: z.object({ staffId: idSchema }),
  reply: sessionsReply,
});

export const endStaffSessionsEndpoint = defineEndpoint({
  path: '/api/desk/staff/sessions/end',
  summary: 'Signs somebody out everywhere.',
  capability: 'staff.manage',
  body: z.object({ staffId: idSchema }),
  errors: ['NOT_FOUND'],
});

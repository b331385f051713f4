import { z } from '@funnel/domain/schema';
import { emailSchema, newPasswordSchema, tokenSchema } from '../account/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  codeSchema,
  idSchema,
  newCodesSchema,
  recoveryCodesSchema,
  roleSchema,
  sealedSchema,
  staffNameSchema,
} from './staff-schema.ts';

export const inviteStaffEndpoint = defineEndpoint({
  path: '/api/desk/invitations',
  summary:
    'Invites somebody by mail. Who works at the desk already keeps the role, and chooses password and codes anew.',
  capability: 'staff.manage',
  body: z.object({ email: emailSchema, role: roleSchema }),
  reply: z.object({ data: z.object({ invitationId: z.string() }) }),
});

export const listInvitationsEndpoint = defineEndpoint({
  path: '/api/desk/invitations',
  summary: 'Lists the invitations that nobody has accepted yet.',
  capability: 'staff.manage',
  reply: z.object({
    data: z.object({
      invitations: z.array(
        z.object({
          invitationId: z.string(),
          email: z.string(),
          role: roleSchema,
          createdAt: z.string(),
          expiresAt: z.string(),
        }),
      ),
    }),
  }),
});

export const revokeInvitationEndpoint = defineEndpoint({
  path: '/api/desk/invitations/revoke',
  summary: 'Takes an invitation back.',
  capability: 'staff.manage',
  body: z.object({ invitationId: idSchema }),
  errors: ['NOT_FOUND'],
});

export const showInvitationEndpoint = defineEndpoint({
  path: '/api/desk/invitations/show',
  summary: 'Tells what an invitation is for, with a secret for one-time codes. Uses nothing up.',
  capability: 'desk.enter',
  limits: ['mailedLinksOfClient'],
  sameOriginOnly: true,
  body: z.object({ token: tokenSchema }),
  reply: z.object({
    data: z.object({
      /** Absent in the set-up of the first owner, who types it. */
      email: z.string().optional(),
      role: roleSchema,
      needsCodes: z.boolean(),
      codes: newCodesSchema,
    }),
  }),
  errors: ['TOKEN_OVER'],
});

export const acceptInvitationEndpoint = defineEndpoint({
  path: '/api/desk/invitations/accept',
  summary: 'Accepts an invitation, once: with name, password and the first one-time code. Signs in.',
  capability: 'desk.enter',
  limits: ['mailedLinksOfClient'],
  sameOriginOnly: true,
  body: z.object({
    token: tokenSchema,
    name: staffNameSchema,
    password: newPasswordSchema,
    /** In the set-up only. */
    email: emailSchema.optional(),
    codes: z.object({ sealed: sealedSchema, code: codeSchema }).optional(),
  }),
  reply: z.object({
    data: z.object({
      staffId: z.string(),
      email: z.string(),
      role: roleSchema,
      recoveryCodes: recoveryCodesSchema,
    }),
  }),
  errors: ['TOKEN_OVER', 'WEAK_PASSWORD', 'CODE_NEEDED', 'WRONG_CODE'],
});

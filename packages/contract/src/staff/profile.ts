import { z } from '@funnel/domain/schema';
import { newPasswordSchema, passwordSchema } from '../account/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  codeSchema,
  newCodesSchema,
  recoveryCodesSchema,
  roleSchema,
  sealedSchema,
  staffNameSchema,
} from './staff-schema.ts';

export const showProfileEndpoint = defineEndpoint({
  path: '/api/desk/profile',
  summary: 'Shows who one is at the desk.',
  capability: 'desk.use',
  reply: z.object({
    data: z.object({
      staffId: z.string(),
      email: z.string(),
      name: z.string(),
      role: roleSchema,
      hasCodes: z.boolean(),
      recoveryCodesLeft: z.number(),
      hasShortcuts: z.boolean(),
    }),
  }),
});

export const changeNameEndpoint = defineEndpoint({
  path: '/api/desk/profile/name',
  summary: 'Changes one’s own name.',
  capability: 'desk.use',
  body: z.object({ name: staffNameSchema }),
});

export const changeShortcutsEndpoint = defineEndpoint({
  path: '/api/desk/profile/shortcuts',
  summary: 'Turns single keys of the desk on or off for oneself.',
  capability: 'desk.use',
  body: z.object({ hasShortcuts: z.boolean() }),
});

/** The password, and a current one-time or recovery code if codes are on (CODE_NEEDED). */
const oneself = { password: passwordSchema, currentCode: codeSchema.optional() };

export const changeStaffPasswordEndpoint = defineEndpoint({
  path: '/api/desk/profile/password',
  summary: 'Changes one’s own password and signs all other browsers out.',
  capability: 'desk.use',
  body: z.object({ ...oneself, newPassword: newPasswordSchema }),
  errors: ['WRONG_CREDENTIALS', 'CODE_NEEDED', 'WRONG_CODE', 'WEAK_PASSWORD'],
});

export const newCodesEndpoint = defineEndpoint({
  path: '/api/desk/profile/codes/new',
  summary: 'Gives a secret for one-time codes. It counts once the first code of it was sent.',
  capability: 'desk.use',
  body: z.object({}),
  reply: z.object({ data: newCodesSchema }),
});

export const setCodesEndpoint = defineEndpoint({
  path: '/api/desk/profile/codes',
  summary: 'Asks for one-time codes of a new secret from now on, with new recovery codes.',
  capability: 'desk.use',
  body: z.object({ ...oneself, sealed: sealedSchema, code: codeSchema }),
  reply: z.object({ data: z.object({ recoveryCodes: recoveryCodesSchema }) }),
  errors: ['WRONG_CREDENTIALS', 'CODE_NEEDED', 'WRONG_CODE'],
});

export const newRecoveryCodesEndpoint = defineEndpoint({
  path: '/api/desk/profile/recovery-codes',
  summary: 'Replaces one’s own recovery codes. WRONG_STATE: without one-time codes there are none.',
  capability: 'desk.use',
  body: z.object(oneself),
  reply: z.object({ data: z.object({ recoveryCodes: recoveryCodesSchema }) }),
  errors: ['WRONG_CREDENTIALS', 'CODE_NEEDED', 'WRONG_CODE', 'WRONG_STATE'],
});

export const dropCodesEndpoint = defineEndpoint({
  path: '/api/desk/profile/codes/off',
  summary: 'Asks for one-time codes no more, where the role allows that.',
  capability: 'desk.use',
  body: z.object(oneself),
  errors: ['WRONG_CREDENTIALS', 'CODE_NEEDED', 'WRONG_CODE', 'CODES_MISSING'],
});

import { MAX_VIEW_NAME_LENGTH, viewFilterSchema } from '@funnel/domain/saved-view/saved-view';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const savedView = z.object({
  viewId: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  /** Whether the caller may change it. */
  isMine: z.boolean(),
  filter: viewFilterSchema,
});
export type SavedView = z.output<typeof savedView>;

const reply = z.object({ data: z.object({ views: z.array(savedView) }) });

export const listViewsEndpoint = defineEndpoint({
  path: '/api/v1/desk/views',
  summary: 'The saved views of the list of enquiries: one’s own, and those of all.',
  capability: 'enquiry.read',
  reply,
});

export const saveViewEndpoint = defineEndpoint({
  path: '/api/v1/desk/views',
  summary:
    'Saves a view, or changes one. FORBIDDEN: sharing one with all is for managers and owners. WRONG_STATE: there are too many.',
  capability: 'enquiry.read',
  body: z.object({
    /** Without an id a new one is added. */
    viewId: plainText(64).optional(),
    name: plainText(MAX_VIEW_NAME_LENGTH)
      .transform((name) => name.trim())
      .refine((name) => name !== '', 'must not be empty'),
    isShared: z.boolean(),
    filter: viewFilterSchema,
  }),
  reply,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_STATE'],
});

export const removeViewEndpoint = defineEndpoint({
  path: '/api/v1/desk/views/remove',
  summary: 'Removes one’s own view, or one of all.',
  capability: 'enquiry.read',
  body: z.object({ viewId: plainText(64) }),
  reply,
  errors: ['NOT_FOUND'],
});

import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);

export const mergeEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/merge',
  summary:
    'The same person has asked again: `into` stands for both. The other is not called any more, and what happened to it shows in the history of both. Nothing is moved. WRONG_STATE: one of them is merged already.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId: id, into: id }),
  errors: ['NOT_FOUND', 'WRONG_STATE'],
});

export const unmergeEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/unmerge',
  summary: 'Undoes a merge: the enquiry stands for itself again. Doing it again is harmless.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId: id }),
  errors: ['NOT_FOUND'],
});

export const keepApartEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/apart',
  summary: 'Two enquiries are of different people: they are not shown as the same person any more.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId: id, otherId: id }),
  errors: ['NOT_FOUND'],
});

export const mergeAllEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/merge-all',
  summary:
    'All other enquiries of the person are merged into one, also those that another one stood for. Webhooks leave ten seconds later; until then it can be undone like a change of the enquiry. WRONG_STATE: there are more than two hundred.',
  capability: 'enquiry.change',
  body: z.object({ into: id }),
  reply: z.object({
    data: z.object({
      /** The id for undo, within the undo window. Null: there was nothing to merge. */
      changeId: z.string().nullable(),
      merged: z.int(),
    }),
  }),
  errors: ['NOT_FOUND', 'WRONG_STATE'],
});

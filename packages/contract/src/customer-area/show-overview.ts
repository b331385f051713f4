import { NEXT_STEPS } from '@funnel/domain/customer-area/next-step';
import { FILE_MARKS } from '@funnel/domain/floor-plan/file-mark';
import { FILE_PURPOSES } from '@funnel/domain/floor-plan/file-purpose';
import { z } from '@funnel/domain/schema';
import { shownAppointmentSchema } from '../appointment/shown-appointment.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../enquiry/person.ts';

const instant = z.iso.datetime({ offset: true });

const steps = z.array(z.object({ step: z.enum(NEXT_STEPS), progress: z.enum(['OPEN', 'DONE', 'LATER']) }));

export const showStatusEndpoint = defineEndpoint({
  path: '/api/v1/customer/status',
  summary:
    'What an account may see before its address is confirmed: how far its own kitchen is, and nothing else.',
  capability: 'status.read',
  reply: z.object({
    data: z.object({
      isConfirmed: z.boolean(),
      /** Null for an account that was created by mail. */
      kitchen: z
        .object({ appointment: shownAppointmentSchema.nullable(), fileCount: z.number(), steps })
        .nullable(),
    }),
  }),
});

const file = z.object({
  fileId: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  /** Active content of a PDF, such as scripts. */
  marks: z.array(z.enum(FILE_MARKS)),
  uploadedAt: instant,
  purpose: z.enum(FILE_PURPOSES),
  /** Sent by the retailer: the customer cannot delete it. */
  isOurs: z.boolean(),
});

const enquiry = z.object({
  enquiryId: z.string(),
  kitchenId: z.string(),
  receivedAt: instant,
  /** Question key to answer code. */
  answers: z.record(z.string(), z.string()),
  contact: personSchema,
  appointment: shownAppointmentSchema.nullable(),
  files: z.array(file),
  /** Files of the retailer that were taken back in the last weeks, the newest first. */
  withdrawn: z.array(z.object({ purpose: z.enum(FILE_PURPOSES), withdrawnAt: instant })),
  steps,
});

export const showOverviewEndpoint = defineEndpoint({
  path: '/api/v1/customer/overview',
  summary:
    'The enquiries of the signed-in customer, newest first, with answers, appointment, files and next steps.',
  capability: 'overview.read',
  reply: z.object({ data: z.object({ email: z.string(), enquiries: z.array(enquiry) }) }),
});

export type OwnEnquiry = z.output<typeof enquiry>;
export type OwnFile = z.output<typeof file>;
export type OwnStatus = z.output<typeof showStatusEndpoint.reply>['data'];

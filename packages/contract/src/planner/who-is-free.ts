import { CLASH_REASONS } from '@funnel/domain/planner/planner';
import { z } from '@funnel/domain/schema';
import { momentSchema } from '@funnel/domain/slot/moment-schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { visitMinutesSchema } from '@funnel/domain/visit/visit-minutes';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });

export const whoIsFreeEndpoint = defineEndpoint({
  path: '/api/v1/desk/free-planners',
  summary: 'Who is free for a visit of one kind, in one showroom, at one time; and where the others are.',
  capability: 'call.make',
  query: z.object({
    kind: z.enum(VISIT_KINDS),
    showroom: plainText(64),
    start: momentSchema,
    minutes: z.coerce.number().pipe(visitMinutesSchema).optional(),
    /** A visit that is to be moved: it takes nobody’s time. */
    visitId: plainText(64).optional(),
  }),
  reply: z.object({
    data: z.object({
      planners: z.array(
        z.object({
          staffId: z.string(),
          name: z.string(),
          /** Null: free. */
          clash: z
            .object({
              reason: z.enum(CLASH_REASONS),
              from: instant,
              until: instant,
              visit: z
                .object({ kind: z.enum(VISIT_KINDS), showroom: z.string(), start: instant, end: instant })
                .nullable(),
            })
            .nullable(),
        }),
      ),
    }),
  }),
  errors: ['NOT_FOUND'],
});
export type FreePlanner = z.output<typeof whoIsFreeEndpoint.reply>['data']['planners'][number];

import { z } from '../schema.ts';
import { visitMinutesSchema } from '../visit/visit-minutes.ts';

const MAX_TRAVEL_MINUTES = 240;

function visits(minutes: number, capacity: number, travelMinutes = 0) {
  return z
    .strictObject({
      minutes: visitMinutesSchema,
      /** Concurrent visits in each showroom. */
      capacity: z.int().min(0).max(100),
      /** The planner is on the way for this long before and after. */
      travelMinutes: z.int().min(0).max(MAX_TRAVEL_MINUTES).default(travelMinutes),
    })
    .default({ minutes, capacity, travelMinutes });
}

/** Duration and capacity of visits of each kind. */
export const visitSettingsSchema = z.strictObject({
  SHOWROOM: visits(90, 2),
  HOME: visits(120, 1, 30),
  VIDEO: visits(60, 2),
});

/** Settings of the staff's work. A missing value gets its default. */
export const deskSettingsSchema = z.strictObject({
  /** Deadline of a first call, in minutes of opening hours. */
  callGoalMinutes: z.int().min(5).max(480).default(30),
  /** No further try is planned after this many unanswered calls. */
  maxTries: z.int().min(1).max(20).default(5),
  visits: visitSettingsSchema.prefault({}),
  /** The last day on which a visit can be agreed is this many days after today. */
  visitDaysAhead: z.int().min(1).max(180).default(60),
});

export type DeskSettings = z.output<typeof deskSettingsSchema>;
export const DEFAULT_DESK: DeskSettings = deskSettingsSchema.parse({});

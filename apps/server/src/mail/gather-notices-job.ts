import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Runs for every event, after the debounce. */
export const gatherNoticesJob = defineJob({
  name: 'gather-notices',
  payload: z.object({ eventId: z.uuid() }),
  rules: { retryLimit: 10_000, retryDelay: 2, retryDelayMax: 600, deleteAfterSeconds: 7 * DAY_SECONDS },
  atOnce: 1,
  batchSize: 8,
});

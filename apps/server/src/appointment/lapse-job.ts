import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

/** Checks every minute for bookings that nobody has confirmed in time. */
export const lapseJob = defineJob({
  name: 'lapse-bookings',
  payload: z.object({}),
  rules: { retryLimit: 2, retryDelay: 10, retryDelayMax: 60, deleteAfterSeconds: 24 * 60 * 60 },
  atOnce: 1,
  schedule: { cron: '* * * * *', tz: 'Europe/Berlin' },
});

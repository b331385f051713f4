import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

/** Every ten minutes. */
export const remindJob = defineJob({
  name: 'remind-of-appointments',
  payload: z.object({}),
  rules: { retryLimit: 2, retryDelay: 30, retryDelayMax: 120, deleteAfterSeconds: 24 * 60 * 60 },
  atOnce: 1,
  schedule: { cron: '*/10 * * * *', tz: 'Europe/Berlin' },
});

import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

/** Every night, when nobody waits. */
export const cleanUpJob = defineJob({
  name: 'clean-up',
  payload: z.object({}),
  rules: { retryLimit: 3, retryDelay: 300, retryDelayMax: 3600, deleteAfterSeconds: 7 * 24 * 60 * 60 },
  atOnce: 1,
  schedule: { cron: '17 3 * * *', tz: 'Europe/Berlin' },
});

import { z } from '@funnel/domain/schema';
import type { BackupSettings } from '../config/config.ts';
import { defineJob } from '../jobs/job.ts';

const HOUR_SECONDS = 60 * 60;

/** Runs every night if a backup folder is set. */
export function backUpJob(settings: Pick<BackupSettings, 'at'> | undefined) {
  return defineJob({
    name: 'back-up',
    payload: z.object({}),
    rules: { retryLimit: 3, retryDelay: 300, retryDelayMax: 3600, deleteAfterSeconds: 7 * 24 * HOUR_SECONDS },
    atOnce: 1,
    longestRunSeconds: 12 * HOUR_SECONDS,
    schedule: { cron: settings && dailyAt(settings.at), tz: 'Europe/Berlin' },
  });
}

function dailyAt(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

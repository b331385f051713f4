import type { AlertFacts } from '@funnel/domain/alert/alert-rules';
import { countConnections } from '../db/server.queries.ts';
import { BACKUP_BEAT, lastBeat } from '../health/heartbeat.queries.ts';
import { describeError } from '../log/logger.ts';
import { countMailsRefused, countMailsTriedAgain } from '../mail/mail.queries.ts';
import { oldestWaitingJob } from '../metrics/metrics.queries.ts';
import { diskFree } from '../outside/disk.ts';
import { receiverAddress } from '../outside/receiver-address.ts';
import type { Services } from '../services.ts';
import { countGivenUp, goneUrls } from '../webhook/webhook.queries.ts';
import { countDeadJobs } from './alert.queries.ts';

export type FactSources = Pick<
  Services,
  'backup' | 'db' | 'now' | 'logger' | 'mailer' | 'files' | 'webhookRetrySeconds'
> & {
  readonly dataDir: string;
  readonly diskLimitBytes: number;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Collects the input of the alert rules. Each fact is read independently: a failing one is left out. */
export async function gatherFacts(sources: FactSources): Promise<AlertFacts> {
  const { backup, db, now, logger, mailer, files, webhookRetrySeconds, dataDir, diskLimitBytes } = sources;
  const aDayAgo = new Date(now().getTime() - DAY_MS);

  async function known<T>(reason: string, find: () => Promise<T>): Promise<T | undefined> {
    try {
      return await find();
    } catch (error) {
      logger.warn({ reason, error: describeError(error) }, 'an alert could not be looked for');
      return undefined;
    }
  }

  return {
    disk: await known('disk', async () => ({
      freeBytes: await diskFree(dataDir),
      limitBytes: diskLimitBytes,
    })),
    deadJobs: await known('dead jobs', () => countDeadJobs(db)),
    oldestWaitingJobSeconds: await known('waiting jobs', () => oldestWaitingJob(db)),
    mailFailure: await known('mail server', async () => (await mailer.check()) ?? null),
    mailsWaiting: await known('waiting mails', () => countMailsTriedAgain(db)),
    mailsRefused: await known('refused mails', () => countMailsRefused(db, aDayAgo)),
    webhooksGivenUp: await known('webhooks', () =>
      countGivenUp(db, { lastAttempt: webhookRetrySeconds.length - 1, since: aDayAgo }),
    ),
    webhooksGone: await known('gone webhooks', async () => (await goneUrls(db)).map(receiverAddress)),
    fileStoreFailure: await known('file store', async () => (await files.store.check()) ?? null),
    backupAgeHours: backup && (await known('backup', () => backupAge(db, now()))),
    connections: await known('connections', () => countConnections(db)),
  };
}

/** The age of the last backup in hours; null before the first one. */
async function backupAge(db: Services['db'], now: Date): Promise<number | null> {
  const at = await lastBeat(db, BACKUP_BEAT);
  return at ? (now.getTime() - at.getTime()) / HOUR_MS : null;
}

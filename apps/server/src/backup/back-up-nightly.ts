import path from 'node:path';
import { BACKUP_BEAT, beat } from '../health/heartbeat.queries.ts';
import { describeError } from '../log/logger.ts';
import { MIN_FREE_BYTES } from '../outside/incoming-folder.ts';
import type { Services } from '../services.ts';
import { backUp } from './back-up.ts';
import { archiveName, prepareFolder, removeOldArchives } from './kept-archives.ts';

type Tools = Pick<Services, 'backup' | 'connection' | 'db' | 'files' | 'logger' | 'now' | 'stopping'>;

/** Makes a new archive and removes surplus old ones. An old one is removed only once the new one is complete. */
export async function backUpNightly(tools: Tools): Promise<void> {
  const { backup, connection, db, files, logger, now, stopping } = tools;
  // A leftover job: backups have been switched off since.
  if (!backup) return;
  const { folder, keep } = backup;
  const startedAt = performance.now();
  try {
    await prepareFolder(folder);
    const file = path.join(folder, archiveName(now()));
    const options = { minFreeBytes: MIN_FREE_BYTES, signal: stopping };
    const { damaged } = await backUp({ connection, store: files.store, now }, file, options);
    if (damaged.length > 0) {
      const reason = `${damaged.length} files are missing or damaged in the file store`;
      logger.error({ reason }, 'backup is not whole');
      return;
    }
    await removeOldArchives(folder, keep);
    await beat(db, BACKUP_BEAT, now());
    logger.info({ ms: Math.round(performance.now() - startedAt) }, 'backup made');
  } catch (error) {
    if (stopping.aborted) logger.warn({ reason: 'the server stops' }, 'backup comes again');
    else logger.error({ error: describeError(error) }, 'backup failed');
    throw error;
  }
}

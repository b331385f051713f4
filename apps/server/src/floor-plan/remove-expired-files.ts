import { UNCLAIMED_FILE_MS } from '@funnel/domain/floor-plan/upload-rule';
import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';
import { deleteFiles, withdrawExpiredFiles } from './file.queries.ts';

const BATCH = 50;

/** Removes files that no kitchen claimed within a day, and leftovers of killed servers. Safe to run concurrently. */
export async function removeExpiredFiles(services: Services): Promise<{ removed: number }> {
  const { db, files } = services;
  const before = new Date(services.now().getTime() - UNCLAIMED_FILE_MS);
  await files.incoming.removeLeftovers(before);
  let removed = 0;
  for (;;) {
    const expired = await withdrawExpiredFiles(db, before, BATCH);
    const gone: string[] = [];
    for (const { fileId, storeKey } of expired) {
      if (await removeContent(services, storeKey)) gone.push(fileId);
    }
    if (gone.length > 0) await deleteFiles(db, gone);
    removed += gone.length;
    // If the store fails, rows are left, and the next run finds them again.
    if (expired.length < BATCH || gone.length < expired.length) return { removed };
  }
}

async function removeContent({ files, logger }: Services, storeKey: string): Promise<boolean> {
  try {
    await files.store.remove(storeKey);
    return true;
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'an expired file could not be removed');
    return false;
  }
}

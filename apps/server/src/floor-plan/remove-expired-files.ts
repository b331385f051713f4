import { UNCLAIMED_FILE_MS } from '@funnel/domain/floor-plan/upload-rule';
import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';
import { deleteExpiredFiles, forgetErasedContent, listContentToErase } from './file.queries.ts';

const BATCH = 50;

/**
 * Removes files that no kitchen claimed within a day, withdrawn ones whose job was lost, leftovers of killed servers, and the content of every file whose
 * row is gone. Safe to run concurrently. Rejects if some content is left, which the next run finds again.
 */
export async function removeExpiredFiles(services: Services): Promise<void> {
  const { db, files } = services;
  const before = new Date(services.now().getTime() - UNCLAIMED_FILE_MS);
  await files.incoming.removeLeftovers(before);
  await deleteExpiredFiles(db, before);
  await eraseDeletedContent(services);
}

/** Erases the content of every file whose row is gone. Rejects if some is left, which the next run finds again. */
export async function eraseDeletedContent(services: Services): Promise<void> {
  let failure: unknown;
  for (let keys = ['']; keys.length > 0; ) {
    keys = await listContentToErase(services.db, keys.at(-1) ?? '', BATCH);
    // One failure must not block the others.
    await eraseContent(services, keys).catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure !== undefined) throw failure;
}

/** Erases the content of files whose rows are deleted. Rejects if some is left, which the clean-up tries again. */
export async function eraseContent({ db, files, logger }: Services, keys: readonly string[]): Promise<void> {
  const erased: string[] = [];
  let failure: unknown;
  for (const key of keys) {
    try {
      await files.store.remove(key);
      erased.push(key);
    } catch (error) {
      failure = error;
      logger.warn({ error: describeError(error) }, 'the content of a file could not be erased');
    }
  }
  await forgetErasedContent(db, erased);
  if (failure !== undefined) throw failure;
}

import { ArchiveError } from './archive.ts';
import { drain, type ReadArchive, readArchive } from './read-archive.ts';

/** Verifies a whole archive, read-only. Throws ArchiveError if it is broken. */
export async function checkArchive(file: string): Promise<ReadArchive> {
  try {
    return await readArchive(file, {
      rows: (_table, content) => drain(content),
      file: (_key, content) => drain(content),
    });
  } catch (error) {
    // Errors of the file system explain themselves.
    if (error instanceof ArchiveError || (error instanceof Error && 'syscall' in error)) throw error;
    throw new ArchiveError('it is cut off or damaged', { cause: error });
  }
}

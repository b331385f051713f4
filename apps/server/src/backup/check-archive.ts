import { ArchiveError } from './archive.ts';
import { drain, type ReadArchive, readArchive } from './read-archive.ts';

/** Reads the archive from beginning to end and touches nothing else. One that is broken is an ArchiveError. */
export async function checkArchive(file: string): Promise<ReadArchive> {
  try {
    return await readArchive(file, {
      rows: (_table, content) => drain(content),
      file: (_key, content) => drain(content),
    });
  } catch (error) {
    // A file that cannot be opened or read says so itself.
    if (error instanceof ArchiveError || (error instanceof Error && 'syscall' in error)) throw error;
    throw new ArchiveError('it is cut off or damaged', { cause: error });
  }
}

import { z } from '@funnel/domain/schema';

/**
 * A gzipped tar: first the head, then the rows of every table, then the content of every file, each in one or more
 * parts (`tables/enquiry.0`). The manifest comes last: an archive without it is incomplete.
 */
export const HEAD = 'backup.json';
export const MANIFEST = 'manifest.json';

export const FORMAT = 1;

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).readonly() });
export type CopiedTable = Readonly<z.output<typeof tableSchema>>;

export const headSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The name of the last migration. The rows fit the tables of that migration. */
  migration: z.string(),
  tables: z.array(tableSchema).readonly(),
});
export type ArchiveHead = Readonly<z.output<typeof headSchema>>;

const count = z.int().min(0);
const keys = z.array(z.string()).readonly();

export const manifestSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: count, sha256: z.string() })).readonly(),
  files: z.array(z.object({ key: z.string(), bytes: count, sha256: z.string() })).readonly(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
  /** Files that were removed, with their rows, while the backup ran. A restore leaves those rows out. */
  gone: keys,
  /** Files that are missing in the store or have the wrong length, although the row exists. */
  damaged: keys,
});
export type Manifest = Readonly<z.output<typeof manifestSchema>>;

const PART = /^(tables|files)\/(.+)\.(\d+)$/;

export interface Part {
  readonly kind: 'tables' | 'files';
  readonly name: string;
  readonly index: number;
}

export function partName(content: string, index: number): string {
  return `${content}.${index}`;
}

export function parsePartName(name: string): Part | undefined {
  const [, kind, content = '', index] = PART.exec(name) ?? [];
  return kind === 'tables' || kind === 'files' ? { kind, name: content, index: Number(index) } : undefined;
}

/** The archive is unusable. The message gives the reason and none of the content. */
export class ArchiveError extends Error {}

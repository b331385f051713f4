import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What the server is made of: a change here starts it again (dev.ts). */
export const SERVER_SOURCES = [
  'apps/server/src',
  'packages/domain/src',
  'packages/contract/src',
  'tools/dev',
].map((folder) => path.join(root, folder));

export const isServerSource = (file: string): boolean =>
  SERVER_SOURCES.some((folder) => file.startsWith(`${folder}/`));

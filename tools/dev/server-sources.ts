import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['apps/server/src', 'packages/domain/src', 'packages/contract/src'].map((folder) =>
  path.join(root, folder, '/'),
);

/** Whether it is a source of the server: then a change restarts it (dev.ts). */
export const isServerSource = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(folder)) && !/\.test\.ts$|~$/.test(file);

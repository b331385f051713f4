import { Refusal } from '../http/refusal.ts';
import type { Download } from '../http/register-download.ts';
import type { Services } from '../services.ts';
import { findClaimedFile } from './file.queries.ts';
import { readFileToken } from './file-token.queries.ts';

interface DownloadByLink {
  readonly query: { readonly token: string };
}

/** A floor plan for the staff, by the link in their mail. */
export async function downloadByLink(services: Services, { query }: DownloadByLink): Promise<Download> {
  const { db, now, files } = services;
  const fileId = await readFileToken(db, query.token, now());
  // The same answer for an expired link and one that never existed.
  if (fileId === undefined) throw new Refusal('TOKEN_OVER', 'This link is over.');
  const file = await findClaimedFile(db, fileId);
  if (!file) throw new Refusal('NOT_FOUND', 'There is no such file.');
  return { file: { ...file, content: await files.store.read(file.storeKey) }, as: 'download' };
}

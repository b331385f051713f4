import type { Customer } from '@funnel/domain/access/principal';
import { deleteFileOfKitchen, findFileOfKitchen, forgetErasedContent } from '../floor-plan/file.queries.ts';
import { Refusal } from '../http/refusal.ts';
import type { Download } from '../http/register-download.ts';
import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';
import { drawStoredPdf } from './draw-stored-pdf.ts';
import { ownEnquiry } from './own-enquiry.ts';

interface DownloadMyFile {
  readonly by: Customer;
  readonly query: { readonly enquiryId: string; readonly fileId: string; readonly as: Download['as'] };
}

export async function downloadMyFile(services: Services, { by, query }: DownloadMyFile): Promise<Download> {
  const { kitchenId } = await ownEnquiry(services, by, query.enquiryId);
  const file = await findFileOfKitchen(services.db, kitchenId, query.fileId);
  if (!file) throw noSuchFile();
  if (query.as === 'picture' && file.mediaType === 'application/pdf') {
    return { file: await drawStoredPdf(services, { ...file, owner: by.accountId }), as: query.as };
  }
  const content = await services.files.store.read(file.storeKey);
  return { file: { ...file, content }, as: query.as };
}

interface DeleteMyFile {
  readonly by: Customer;
  readonly body: { readonly enquiryId: string; readonly fileId: string };
}

/** The file is deleted for everybody once this returns. If its content cannot be erased now, the clean-up retries. */
export async function deleteMyFile(services: Services, { by, body }: DeleteMyFile) {
  const { db, files, logger } = services;
  const { kitchenId } = await ownEnquiry(services, by, body.enquiryId);
  const storeKey = await deleteFileOfKitchen(db, kitchenId, body.fileId);
  if (storeKey === undefined) throw noSuchFile();
  try {
    await files.store.remove(storeKey);
    await forgetErasedContent(db, [storeKey]);
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'a deleted file is left to the clean-up');
  }
  return { data: { done: true as const } };
}

function noSuchFile(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such file.');
}

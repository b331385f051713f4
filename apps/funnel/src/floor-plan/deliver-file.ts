import type { UploadFailure } from '@funnel/domain/floor-plan/upload-failure';
import { sendFloorPlan, type UploadSource } from './send-floor-plan.ts';
import { type Owner, tellFloorPlan } from './tell-floor-plan.ts';

interface DeliverOptions {
  readonly owner: Owner;
  readonly source: UploadSource;
  readonly key: string;
  /** Set if an earlier try has already uploaded the file. */
  readonly sentAs: readonly string[] | undefined;
  readonly onProgress: (percent: number) => void;
  readonly onSent: (fileIds: readonly string[]) => void;
}

type Delivered =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: UploadFailure;
      /** The file was uploaded, but the floor-plan event was not answered with SUCCESS. */
      readonly isUnconfirmed?: boolean;
      readonly isLinkOver?: boolean;
      readonly text?: string | undefined;
    };

/** Uploads a file, then adds it to its kitchen. */
export async function deliverFile(file: File, options: DeliverOptions): Promise<Delivered> {
  const { owner, source, key, sentAs, onProgress, onSent } = options;
  let fileIds = sentAs;
  if (!fileIds) {
    const sent = await sendFloorPlan(file, { source, key, onProgress });
    if (!sent.ok) return sent;
    fileIds = sent.fileIds;
    onSent(fileIds);
  }
  const told = await tellFloorPlan(owner, fileIds, source, `${key}-event`);
  if (told.ok) return told;
  if (told.isLinkOver) return { ok: false, failure: 'FAILED', isLinkOver: true };
  return { ok: false, failure: 'FAILED', isUnconfirmed: true, text: told.text };
}

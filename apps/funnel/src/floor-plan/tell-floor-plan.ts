import { callForCode } from '@funnel/browser/call-for-code';
import { ERROR_CODES } from '@funnel/contract/error-code';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import { claimByLinkEndpoint } from '@funnel/contract/floor-plan/floor-plan-link';
import { originOf } from '../shell/page-settings.ts';
import { szidOfTab } from '../shell/szid.ts';
import type { UploadSource } from './send-floor-plan.ts';

export type ToldFloorPlan =
  | { readonly ok: true }
  | { readonly ok: false; readonly text: string | undefined; readonly isLinkOver?: boolean };

/** The owner of the files: a kitchen that the page knows, or the one behind a link. */
export type Owner = { readonly kitchenId: string } | { readonly linkToken: string };

/** Sends the event that adds the files to their kitchen. The appointment finder's variant carries no szid. */
export async function tellFloorPlan(
  owner: Owner,
  fileIds: readonly string[],
  source: UploadSource,
  key: string,
): Promise<ToldFloorPlan> {
  const fcIds = [...fileIds];
  try {
    const reply = await ('linkToken' in owner
      ? callForCode('', claimByLinkEndpoint, { token: owner.linkToken, fcIds }, key)
      : callForCode(
          originOf('internalEndpoint'),
          attachFilesEndpoint,
          { kitchenId: owner.kitchenId, fcIds, ...(source === 'funnel' && { szid: szidOfTab() }) },
          key,
        ));
    if (reply.code === 'SUCCESS') return { ok: true };
    if (reply.code === 'TOKEN_OVER') return { ok: false, text: undefined, isLinkOver: true };
    console.error('Floor plan error', reply.code);
    return { ok: false, text: isOurs(reply.code) ? undefined : reply.message };
  } catch (error) {
    console.error('Floor plan error', error instanceof Error ? error.message : error);
    return { ok: false, text: undefined };
  }
}

/** The messages of our own server are for developers, not for visitors. */
function isOurs(code: string): boolean {
  return (ERROR_CODES as readonly string[]).includes(code);
}

import { ERROR_CODES } from '@funnel/contract/error-code';
import { claimFilesEndpoint } from '@funnel/contract/floor-plan/claim-files';
import { callForCode } from '../shell/call-for-code.ts';
import { originOf } from '../shell/page-settings.ts';
import { szidOfTab } from '../shell/szid.ts';
import type { UploadSource } from './send-file.ts';

export type ToldFloorPlan = { readonly ok: true } | { readonly ok: false; readonly text: string | undefined };

/** Tells whose kitchen the files belong to. The appointment finder's variant carries no szid. */
export async function tellFloorPlan(
  kitchenId: string,
  fcIds: readonly string[],
  source: UploadSource,
  key: string,
): Promise<ToldFloorPlan> {
  const event = { kitchenId, fcIds: [...fcIds], ...(source === 'funnel' && { szid: szidOfTab() }) };
  try {
    const reply = await callForCode(originOf('internalEndpoint'), claimFilesEndpoint, event, key);
    if (reply.code === 'SUCCESS') return { ok: true };
    console.error('Floor plan error', reply.code);
    return { ok: false, text: isOurs(reply.code) ? undefined : reply.message };
  } catch (error) {
    console.error('Floor plan error', error instanceof Error ? error.message : error);
    return { ok: false, text: undefined };
  }
}

/** What our own server says beside its codes is for programmers, not for visitors. */
function isOurs(code: string): boolean {
  return (ERROR_CODES as readonly string[]).includes(code);
}

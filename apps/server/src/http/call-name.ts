import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SUPPORT_CODE_HEADER } from '@funnel/contract/endpoint';
import { isSupportCode, makeSupportCode } from '@funnel/domain/desk/support-code';

/** What the log calls a call: as the page that made it calls it, so that people can name it to support. */
export function callNameOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[SUPPORT_CODE_HEADER];
  return isSupportCode(given) ? given : makeSupportCode(randomFillSync);
}

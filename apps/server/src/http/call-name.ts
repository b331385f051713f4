import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SUPPORT_CODE_HEADER } from '@funnel/contract/endpoint';
import { isSupportCode, makeSupportCode } from '@funnel/domain/desk/support-code';

/** The id of a call in the log. It is the page's own support code if it sent one, so that people can quote it. */
export function callNameOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[SUPPORT_CODE_HEADER];
  return isSupportCode(given) ? given : makeSupportCode(randomFillSync);
}

import { randomId } from '@funnel/browser/random-id';
import { originOf } from '../shell/page-settings.ts';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

const KEY = 'settle-secret';
/** If the browser blocks storage, the secret lives as long as the page. */
let ofPage: string | undefined;

/** Created with the first report. */
export const knownSettleSecret = () => ofPage ?? keptInTab<string>(KEY);

/**
 * A secret of this tab about its reports, which authorises it to report later that another system has the enquiry.
 * Undefined if enquiries go to our own server, which deduplicates them.
 */
export function settleSecretForReport(): string | undefined {
  if (originOf('atlasEndpoint') === '') return undefined;
  ofPage = knownSettleSecret() ?? randomId();
  keepInTab(KEY, ofPage);
  return ofPage;
}

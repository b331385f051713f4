import { randomId } from '@funnel/browser/random-id';
import { originOf } from '../shell/page-settings.ts';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

const KEY = 'settle-secret';
/** If the browser blocks storage, the secret lives as long as the page. */
let ofPage: string | undefined;

/** There from the first report on. */
export const knownSettleSecret = () => ofPage ?? keptInTab<string>(KEY);

/**
 * What this tab alone knows of its reports: with it the tab can say later that another system has the enquiry. Undefined
 * where enquiries go to our own server, which knows one that comes again.
 */
export function settleSecretForReport(): string | undefined {
  if (originOf('atlasEndpoint') === '') return undefined;
  ofPage = knownSettleSecret() ?? randomId();
  keepInTab(KEY, ofPage);
  return ofPage;
}

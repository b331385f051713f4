import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { MailSettings } from '../outside/mail-settings.ts';

/** Our address and the retailer's brand at rendering time. */
export interface Letterhead
  extends MailSettings,
    Pick<RetailerSettings, 'brand' | 'legalLinks' | 'wording' | 'ownQuestions'> {}

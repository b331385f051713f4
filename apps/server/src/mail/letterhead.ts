import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { MailSettings } from '../outside/mail-settings.ts';

/** Our address and the retailer's brand when the mail is written. */
export interface Letterhead
  extends MailSettings,
    Pick<RetailerSettings, 'brand' | 'legalLinks' | 'wording' | 'ownQuestions'> {}

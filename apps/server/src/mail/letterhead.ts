import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { MailSettings } from '../outside/mail-settings.ts';

/** Whose letter it is: where we are reached, and who the retailer is at the time it is written. */
export interface Letterhead
  extends MailSettings,
    Pick<RetailerSettings, 'brand' | 'legalLinks' | 'wording' | 'ownQuestions'> {}

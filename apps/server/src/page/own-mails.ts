import { endpointOrigin } from '@funnel/contract/page/page-config';
import type { PageSettings } from '@funnel/contract/page/page-settings';
import type { Config } from '../config/config.ts';

/**
 * The calls that our own server sends mails about: those that it handles itself. Accounts are handled by the service of
 * enquiries, unless they have their own (R13).
 */
export function ownMails({ page, publicUrl }: Pick<Config, 'page' | 'publicUrl'>): PageSettings['mails'] {
  const isOurs = (key: 'atlasEndpoint' | 'dsrEndpoint') =>
    ['', publicUrl].includes(endpointOrigin(page, key));
  const enquiry = isOurs('atlasEndpoint');
  return { enquiry, account: enquiry && isOurs('dsrEndpoint') };
}

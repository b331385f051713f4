import { endpointOrigin } from '@funnel/contract/page/page-config';
import type { PageSettings } from '@funnel/contract/page/page-settings';
import type { Config } from '../config/config.ts';

/**
 * Of which calls our own server sends mails: of those that it takes itself. Accounts are made by the service of
 * enquiries, unless they have one of their own (R13).
 */
export function ownMails({ page, publicUrl }: Pick<Config, 'page' | 'publicUrl'>): PageSettings['mails'] {
  const isOurs = (key: 'atlasEndpoint' | 'dsrEndpoint') =>
    ['', publicUrl].includes(endpointOrigin(page, key));
  const enquiry = isOurs('atlasEndpoint');
  return { enquiry, account: enquiry && isOurs('dsrEndpoint') };
}

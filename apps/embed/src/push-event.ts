import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';
import type { FunnelOptions } from './shell/kitchen-funnel-api.ts';

/**
 * Tells the page's tag manager of an event, by a name that stays: `kitchen_funnel_step`. Without the e-mail address, which
 * has no place in statistics, and without the id of the enquiry, which gives rights. A page without a data layer gets none.
 */
export function pushEvent(
  name: string,
  message: MessageToParent & { readonly statisticsId?: string },
  { funnel, dataLayer }: FunnelOptions,
): void {
  const layer: unknown = (window as { dataLayer?: unknown }).dataLayer;
  if (dataLayer === 'off' || !Array.isArray(layer)) return;
  layer.push({
    event: `kitchen_funnel_${name}`,
    kitchen_funnel: {
      funnel,
      step: 'step' in message ? message.step : undefined,
      statistics_id: message.statisticsId,
    },
  });
}

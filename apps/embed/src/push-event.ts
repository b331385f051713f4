import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';
import type { FunnelOptions } from './shell/kitchen-funnel-api.ts';

/**
 * Pushes an event to the page's data layer, by a stable name: `kitchen_funnel_step`. Without e-mail address, and
 * without the id of the enquiry, which grants access. Nothing happens without a data layer.
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

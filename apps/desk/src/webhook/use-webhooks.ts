import { useSending } from '@funnel/browser/session/use-sending';
import type { Outcome } from '@funnel/contract/client';
import {
  addWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  pauseWebhookEndpoint,
  removeWebhookEndpoint,
  resendDeliveriesEndpoint,
  showDeliveryEndpoint,
  testWebhookEndpoint,
} from '@funnel/contract/webhook/manage-webhooks';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLiveTopics } from '../shell/live.ts';

const WEBHOOKS = 'webhooks';
/** Not reloaded live: each load is logged as a view. */
const BODY = 'webhook-body';
const PAGE = 25;

export function useWebhooks() {
  const { call } = useCalls();
  useLiveTopics(['webhooks'], [WEBHOOKS]);
  return useQuery({
    queryKey: [WEBHOOKS, 'list'],
    queryFn: async () => (await replyOf(call(listWebhooksEndpoint))).data.endpoints,
  });
}
export type ListedWebhook = NonNullable<ReturnType<typeof useWebhooks>['data']>[number];

export function useDeliveries(endpointId: string | undefined, isFailedOnly: boolean) {
  const { call } = useCalls();
  return useInfiniteQuery({
    queryKey: [WEBHOOKS, 'log', endpointId, isFailedOnly],
    queryFn: async ({ pageParam: after }) => {
      const query = {
        limit: PAGE,
        ...(endpointId !== undefined && { endpointId }),
        ...(isFailedOnly && { only: 'failed' as const }),
        ...(after !== null && { after }),
      };
      return (await replyOf(call(listDeliveriesEndpoint, { query }))).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The body of a delivery. Loaded only on request: the server logs it as a view. */
export function useBody(eventId: string, isWanted: boolean) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [BODY, eventId],
    queryFn: async () => (await replyOf(call(showDeliveryEndpoint, { query: { eventId } }))).data.body,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useWebhookActs() {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  const { send, isSending, failure } = useSending();
  async function act<T>(calling: () => Promise<Outcome<T>>): Promise<T | undefined> {
    const outcome = await send(calling);
    await queries.invalidateQueries({ queryKey: [WEBHOOKS] });
    return outcome.ok ? outcome.reply : undefined;
  }
  return {
    isSending,
    failure,
    add: (url: string) => act(() => callOnce(addWebhookEndpoint, { body: { url } })),
    pause: (endpointId: string, isPaused: boolean) =>
      act(() => callOnce(pauseWebhookEndpoint, { body: { endpointId, isPaused } })),
    remove: (endpointId: string) => act(() => callOnce(removeWebhookEndpoint, { body: { endpointId } })),
    test: (endpointId: string) => act(() => callOnce(testWebhookEndpoint, { body: { endpointId } })),
    resend: (endpointId: string, eventIds: string[]) =>
      act(() => callOnce(resendDeliveriesEndpoint, { body: { endpointId, eventIds } })),
  };
}

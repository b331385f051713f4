import { useText } from '@funnel/browser/language';
import { countQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { countEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { useQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLive } from '../shell/live.ts';
import { NavCount } from '../shell/nav-count.tsx';

const texts = defineTexts('desk.navCount', {
  calls: { de: '{count} Anrufe fällig', en: '{count} calls due' },
  newOnes: { de: '{count} neu', en: '{count} new' },
} satisfies Record<string, LocalizedText>);

const CALLS_DUE = 'calls-due';
const NEW_ENQUIRIES = 'new-enquiries';
/** Calls become due without an event. */
const RELOAD_MS = 60_000;

/** Calls that are overdue or due within the hour. */
export function CallsDue() {
  const say = useText();
  const { call } = useCalls();
  useLive([CALLS_DUE]);
  const { data } = useQuery({
    queryKey: [CALLS_DUE],
    queryFn: async () => (await replyOf(call(countQueueEndpoint))).data.due,
    refetchInterval: RELOAD_MS,
  });
  return <NavCount name="calls" count={data} words={(count) => say(texts.calls, { count })} isUrgent />;
}

/** Enquiries with the status new. */
export function NewEnquiries() {
  const say = useText();
  const { call } = useCalls();
  useLive([NEW_ENQUIRIES]);
  const { data } = useQuery({
    queryKey: [NEW_ENQUIRIES],
    queryFn: async () => (await replyOf(call(countEnquiriesEndpoint, { query: { status: 'NEW' } }))).data,
    refetchInterval: RELOAD_MS,
  });
  return <NavCount name="new" {...data} words={(count) => say(texts.newOnes, { count })} />;
}

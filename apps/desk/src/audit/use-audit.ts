import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import { listStaffEndpoint } from '@funnel/contract/staff/manage-staff';
import type { AuditKind } from '@funnel/domain/audit/audit-kind';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLiveTopics, useReload } from '../shell/live.ts';
import { onEverything } from '../shell/reload-rules.ts';

const AUDIT = 'audit';
const EVERYBODY = 'everybody';
const PAGE = 50;

export interface AuditFilter {
  readonly person?: string;
  readonly kind?: AuditKind;
  readonly enquiry?: string;
}

/** The audit trail, with cursor pagination. Earlier pages stay on the screen while the next one loads. */
export function useAudit(filter: AuditFilter) {
  const { call } = useCalls();
  useReload([AUDIT], onEverything);
  return useInfiniteQuery({
    queryKey: [AUDIT, filter],
    queryFn: async ({ pageParam: after }) => {
      const query = { ...filter, limit: PAGE, ...(after !== null && { after }) };
      return (await replyOf(call(listAuditEndpoint, { query }))).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** All staff, deactivated ones included: the trail still names them. */
export function useEverybody() {
  const { call } = useCalls();
  useLiveTopics(['staff'], [EVERYBODY]);
  return useQuery({
    queryKey: [EVERYBODY],
    queryFn: async () => (await replyOf(call(listStaffEndpoint))).data.staff,
  });
}

import { listStaffEndpoint } from '@funnel/contract/staff/manage-staff';
import { useQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from './call.ts';
import { useLiveTopics } from './live.ts';

const STAFF = 'staff';

export interface Colleague {
  readonly staffId: string;
  readonly name: string;
}

/** All active staff. */
export function useColleagues(): readonly Colleague[] {
  const { call } = useCalls();
  useLiveTopics(['staff'], [STAFF]);
  const staff = useQuery({
    queryKey: [STAFF],
    queryFn: async () =>
      (await replyOf(call(listStaffEndpoint))).data.staff.filter(({ isActive }) => isActive),
  });
  return staff.data ?? [];
}

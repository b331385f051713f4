import {
  changeHoursEndpoint,
  closeDaysEndpoint,
  type Hours,
  openDaysEndpoint,
  showHoursEndpoint,
} from '@funnel/contract/calendar/manage-hours';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';
import { CALENDAR } from './use-calendar.ts';

export const HOURS = 'hours';
const TRIAL = 'hours-trial';

export type HoursChange = Partial<
  Pick<
    Hours,
    | 'openingHours'
    | 'slotMinutes'
    | 'capacity'
    | 'noticeMinutes'
    | 'daysAhead'
    | 'unconfirmedHours'
    | 'holidayStates'
    | 'visits'
  >
>;
export interface ClosedDays {
  readonly from: string;
  readonly to: string;
}

export function useHours() {
  const { call } = useCalls();
  return useQuery({
    queryKey: [HOURS],
    queryFn: async () => (await replyOf(call(showHoursEndpoint))).data,
  });
}

/** Dry run: the consequences of a change, without saving it. */
export function useHoursTrial(version: string, change: HoursChange, isOn: boolean) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [TRIAL, version, change],
    queryFn: async () => {
      const body = { version, ...change, isTrial: true };
      return (await replyOf(call(changeHoursEndpoint, { body }))).data;
    },
    enabled: isOn,
    gcTime: 0,
  });
}

export function useClosureTrial(days: ClosedDays, isOn: boolean) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [TRIAL, days],
    queryFn: async () => (await replyOf(call(closeDaysEndpoint, { body: { ...days, isTrial: true } }))).data,
    enabled: isOn,
    gcTime: 0,
  });
}

export function useHoursChanges() {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  const keep = ({ data }: { data: Hours }) => {
    queries.setQueryData([HOURS], data);
    void queries.invalidateQueries({ queryKey: [CALENDAR] });
  };
  const save = useMutation({
    mutationFn: (body: HoursChange & { version: string; tell: boolean }) =>
      replyOf(callOnce(changeHoursEndpoint, { body })),
    onSuccess: keep,
    onError: () => queries.invalidateQueries({ queryKey: [HOURS] }),
  });
  const close = useMutation({
    mutationFn: (body: ClosedDays & { reason?: string; tell: boolean }) =>
      replyOf(callOnce(closeDaysEndpoint, { body })),
    onSuccess: keep,
  });
  const open = useMutation({
    mutationFn: ({ from, to }: ClosedDays) => replyOf(callOnce(openDaysEndpoint, { body: { from, to } })),
    onSuccess: keep,
    onError: () => queries.invalidateQueries({ queryKey: [HOURS] }),
  });
  return { save, close, open };
}

export function isStale(error: Error | null): boolean {
  return codeOf(error) === 'STALE';
}

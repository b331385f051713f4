import { isFor } from '@funnel/domain/access/capability';
import type { CallLimitName } from '@funnel/domain/limit/limit-settings';
import type { Endpoint } from './endpoint.ts';

/** The rate limits of an endpoint. Not in endpoint.ts, which is loaded by browsers. */
export function limitsOf({ limits, method, capability }: Endpoint): readonly CallLimitName[] {
  if (typeof limits === 'object') return limits;
  if (limits !== undefined) return [];
  if (isFor('staff', capability)) return [method === 'GET' ? 'deskReadsOfStaff' : 'deskChangesOfStaff'];
  return [method === 'GET' ? 'areaReadsOfCustomer' : 'areaChangesOfCustomer'];
}

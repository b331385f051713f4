import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/keep-visit';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { cancelVisit, moveVisit } from './keep-visit.ts';
import { listVisitSlots } from './list-visit-slots.ts';

export const visitCalls: readonly BoundCall[] = [
  answer(listVisitSlotsEndpoint, listVisitSlots),
  answer(moveVisitEndpoint, moveVisit),
  answer(cancelVisitEndpoint, cancelVisit),
];

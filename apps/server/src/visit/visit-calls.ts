import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { listVisitSlots } from './list-visit-slots.ts';
import { cancelVisit, moveVisit } from './manage-visit.ts';

export const visitCalls: readonly BoundCall[] = [
  answer(listVisitSlotsEndpoint, listVisitSlots),
  answer(moveVisitEndpoint, moveVisit),
  answer(cancelVisitEndpoint, cancelVisit),
];

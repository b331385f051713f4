import { whoIsFreeEndpoint } from '@funnel/contract/planner/who-is-free';
import { visitCameEndpoint, visitNoShowEndpoint } from '@funnel/contract/visit/end-visit';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { visitCame, visitNoShow } from './end-visit.ts';
import { listVisitSlots } from './list-visit-slots.ts';
import { cancelVisit, moveVisit } from './manage-visit.ts';
import { whoIsFree } from './who-is-free.ts';

export const visitCalls: readonly BoundCall[] = [
  answer(listVisitSlotsEndpoint, listVisitSlots),
  answer(whoIsFreeEndpoint, whoIsFree),
  answer(moveVisitEndpoint, moveVisit),
  answer(cancelVisitEndpoint, cancelVisit),
  answer(visitCameEndpoint, visitCame),
  answer(visitNoShowEndpoint, visitNoShow),
];

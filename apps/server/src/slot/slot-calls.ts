import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { answerBy, type BoundCall } from '../http/bind-call.ts';
import { slotLister } from './list-slots.ts';

export const slotCalls: readonly BoundCall[] = [answerBy(listSlotsEndpoint, slotLister)];

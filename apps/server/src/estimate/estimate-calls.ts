import { estimatePriceEndpoint } from '@funnel/contract/estimate/estimate-price';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { answerEstimate } from './answer-estimate.ts';

export const estimateCalls: readonly BoundCall[] = [answer(estimatePriceEndpoint, answerEstimate)];

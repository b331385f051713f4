import { listDoneCallsEndpoint } from '@funnel/contract/call-queue/list-done-calls';
import {
  claimCallEndpoint,
  endCallEndpoint,
  keepCallEndpoint,
  releaseCallEndpoint,
  takeOverCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { countQueueEndpoint, showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { claimCall, keepCall, releaseCall, takeOverCall } from './claim-call.ts';
import { endCall } from './end-call.ts';
import { listDoneCalls } from './list-done-calls.ts';
import { countQueue, showQueue } from './show-queue.ts';
import { undoCall } from './undo-call.ts';

export const callQueueCalls: readonly BoundCall[] = [
  answer(showQueueEndpoint, showQueue),
  answer(listDoneCallsEndpoint, listDoneCalls),
  answer(countQueueEndpoint, countQueue),
  answer(claimCallEndpoint, claimCall),
  answer(takeOverCallEndpoint, takeOverCall),
  answer(keepCallEndpoint, keepCall),
  answer(releaseCallEndpoint, releaseCall),
  answer(endCallEndpoint, endCall),
  answer(undoCallEndpoint, undoCall),
];

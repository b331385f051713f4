import {
  endPresenceEndpoint,
  listPresentEndpoint,
  listReadersEndpoint,
  tellPresenceEndpoint,
} from '@funnel/contract/presence/presence';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { endPresence, listPresent, listReaders, tellPresence } from './track-presence.ts';

export const presenceCalls: readonly BoundCall[] = [
  answer(tellPresenceEndpoint, tellPresence),
  answer(endPresenceEndpoint, endPresence),
  answer(listPresentEndpoint, listPresent),
  answer(listReadersEndpoint, listReaders),
];

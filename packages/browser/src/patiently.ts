import { callWithRetries } from '@funnel/contract/call-with-retries';
import type { Client } from '@funnel/contract/client';
import { sleep } from './sleep.ts';

/** For idempotent calls: retries if there is no answer. */
export const patiently =
  (made: Client['call']): Client['call'] =>
  (...call) =>
    callWithRetries(() => made(...call), sleep);

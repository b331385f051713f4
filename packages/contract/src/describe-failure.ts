import type { Failure } from './client.ts';

/** A failed call for the reader of the error report: status, code, message. */
export function describeFailure(failure: Failure): string {
  return [failure.status, failure.code, failure.message].filter(Boolean).join(' ');
}

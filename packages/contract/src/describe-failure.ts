import type { Failure } from './client.ts';

/** A failed call for the person who reads the error report: status, code, and what was said. */
export function describeFailure(failure: Failure): string {
  return [failure.status, failure.code, failure.message].filter(Boolean).join(' ');
}

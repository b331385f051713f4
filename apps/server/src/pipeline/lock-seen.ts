import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { type LockedEnquiry, lockEnquiry } from './pipeline.queries.ts';

/** The locked enquiry as the editor has seen it. */
export async function lockSeen(tx: Queryable, enquiryId: string, version: number): Promise<LockedEnquiry> {
  const current = await lockEnquiry(tx, enquiryId);
  if (!current) throw noSuchEnquiry();
  if (current.version !== version) throw new Refusal('STALE', 'Somebody else has changed this enquiry.');
  return current;
}

export const noSuchEnquiry = () => new Refusal('NOT_FOUND', 'There is no such enquiry.');
export const invalid = (field: string, message: string) =>
  new Refusal('INVALID_INPUT', 'What was sent is not valid.', [{ field, message }]);

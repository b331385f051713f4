import type { Actor } from '@funnel/domain/event/actor';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import { ensureSteps, findPerson, settleSteps } from '../next-step/settle-steps.queries.ts';
import type { Services } from '../services.ts';
import {
  hasMerged,
  keepPairApart,
  linkPersons,
  lockPair,
  partFromPerson,
  setMergedInto,
} from './merge.queries.ts';

interface MergeCall {
  readonly actor: Actor;
  readonly body: { readonly enquiryId: string; readonly into: string };
}
interface UnmergeCall {
  readonly actor: Actor;
  readonly body: { readonly enquiryId: string };
}
interface ApartCall {
  readonly actor: Actor;
  readonly body: { readonly enquiryId: string; readonly otherId: string };
}

const DONE = { data: { done: true as const } };

/** One of two enquiries stands for both. There are no chains: each is merged at most into one that stands for itself. */
export async function mergeEnquiry({ db, now }: Services, { actor, body: { enquiryId, into } }: MergeCall) {
  if (enquiryId === into) throw invalid('into', 'must be another enquiry');
  await db.transaction().execute(async (tx) => {
    const pair = await lockPair(tx, enquiryId, into);
    if (pair.length < 2) throw noSuchEnquiry();
    const [one, other] = [enquiryId, into].map((id) => pair.find((row) => row.enquiryId === id)?.mergedInto);
    if (one === into) return;
    if (one !== null || other !== null || (await hasMerged(tx, enquiryId)))
      throw new Refusal('WRONG_STATE', 'One of them is merged already.');
    await setMergedInto(tx, enquiryId, into);
    await linkPersons(tx, enquiryId, into);
    // What was promised for the one is promised to the person. What was planned is planned for the other.
    await settleSteps(tx, enquiryId, { kind: 'CLOSED' }, now());
    const change = { mergedInto: into };
    await announce(tx, { type: 'enquiry.merged', enquiryId, actor, happenedAt: now(), change });
  });
  return DONE;
}

export async function unmergeEnquiry({ db, now }: Services, { actor, body: { enquiryId } }: UnmergeCall) {
  await db.transaction().execute(async (tx) => {
    const [current] = await lockPair(tx, enquiryId, enquiryId);
    if (!current) throw noSuchEnquiry();
    if (current.mergedInto === null) return;
    await setMergedInto(tx, enquiryId, null);
    await settleSteps(tx, enquiryId, { kind: 'REOPENED' }, now());
    const change = { mergedInto: null };
    await announce(tx, { type: 'enquiry.unmerged', enquiryId, actor, happenedAt: now(), change });
  });
  return DONE;
}

/** In the live feed alone: no webhook or mail has named them as one person. */
export async function keepApart({ db, now }: Services, { actor, body: { enquiryId, otherId } }: ApartCall) {
  if (enquiryId === otherId) throw invalid('otherId', 'must be another enquiry');
  await db.transaction().execute(async (tx) => {
    if ((await lockPair(tx, enquiryId, otherId)).length < 2) throw noSuchEnquiry();
    if (!(await keepPairApart(tx, enquiryId, otherId))) return;
    const [own, former] = [await findPerson(tx, enquiryId), await findPerson(tx, otherId)];
    if (own === former) await partFromPerson(tx, otherId, now());
    await ensureSteps(tx, [own, await findPerson(tx, otherId)], now());
    const event = { type: 'enquiry.kept-apart', actor, happenedAt: now() } as const;
    await announce(tx, { ...event, enquiryId, change: { apartFrom: otherId } });
    await announce(tx, { ...event, enquiryId: otherId, change: { apartFrom: enquiryId } });
  });
  return DONE;
}

const noSuchEnquiry = () => new Refusal('NOT_FOUND', 'There is no such enquiry.');
const invalid = (field: string, message: string) =>
  new Refusal('INVALID_INPUT', 'What was sent is not valid.', [{ field, message }]);

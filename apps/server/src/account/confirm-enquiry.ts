import type { Customer } from '@funnel/domain/access/principal';
import type { Actor } from '@funnel/domain/event/actor';
import { announce } from '../event/announce.ts';
import type { Services } from '../services.ts';
import { tokenOver } from './open-session.ts';
import { lockWithheld, readWithheldToken, setWithheld } from './withheld-enquiry.queries.ts';

interface ConfirmEnquiry {
  readonly body: { readonly token: string };
  readonly by: Customer;
  readonly actor: Actor;
}

/** The holder of the address confirms that the enquiry is theirs. Idempotent. */
export async function confirmEnquiry({ db, now }: Services, { body, by, actor }: ConfirmEnquiry) {
  const { email } = by;
  await db.transaction().execute(async (tx) => {
    const enquiryId = await readWithheldToken(tx, body.token, email);
    const isWithheld = enquiryId === undefined ? undefined : await lockWithheld(tx, enquiryId, email);
    if (enquiryId === undefined || isWithheld === undefined) throw tokenOver();
    if (!isWithheld) return;
    await setWithheld(tx, enquiryId, false);
    await announce(tx, { type: 'enquiry.holder-confirmed', enquiryId, actor, happenedAt: now() });
  });
  return { data: { done: true as const } };
}

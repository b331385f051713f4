import type { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { announce } from '../event/announce.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { holdShowroomOf, storeShowroom } from './showroom.queries.ts';

interface ChoiceCall {
  readonly body: z.output<NonNullable<(typeof chooseShowroomEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
}

/** Stores the visitor's preferred showroom. The last choice counts, and a repeat makes no event (R27). */
export async function chooseShowroom({ db, now }: Services, { body, idempotencyKey }: ChoiceCall) {
  const happenedAt = now();
  const once = {
    scope: 'showroom-choice',
    key: idempotencyKey,
    requestHash: hashRequest(body),
    now: happenedAt,
  };
  const data = await db
    .transaction()
    .execute((tx) => oncePerKey(tx, once, () => keepChoice(tx, body, happenedAt)));
  return { data };
}

async function keepChoice(tx: Queryable, choice: ChoiceCall['body'], happenedAt: Date) {
  const { enquiryId, showroom } = choice;
  const { settings } = await readSettings(tx);
  if (!settings.showrooms.some(({ id }) => id === showroom)) {
    const message = 'must be the code of a showroom';
    throw new Refusal('INVALID_INPUT', 'There is no such showroom.', [{ field: 'showroom', message }]);
  }
  const before = await holdShowroomOf(tx, enquiryId);
  if (!before) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  // Also if a rule had found the same one: the source is now the visitor.
  if (before.showroom !== showroom || before.showroomBy === 'POSTCODE') {
    await storeShowroom(tx, enquiryId, showroom);
    await announce(tx, { type: 'showroom.chosen', enquiryId, actor: { kind: 'visitor' }, happenedAt });
  }
  return { enquiryId, showroom };
}

import type { enterEnquiryEndpoint } from '@funnel/contract/enquiry/enter-enquiry';
import { ENTERED_STATUS } from '@funnel/domain/enquiry/entered-enquiry';
import type { StaffActor } from '@funnel/domain/event/actor';
import { showroomOfPostcode } from '@funnel/domain/routing/routing';
import type { z } from '@funnel/domain/schema';
import type { Showroom } from '@funnel/domain/showroom/showroom';
import { withholdEnquiry } from '../account/withhold-enquiry.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { insertEnquiry } from '../enquiry/enquiry.queries.ts';
import { announce } from '../event/announce.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { settleSteps } from '../next-step/settle-steps.queries.ts';
import { changeEnquiry, insertNote } from '../pipeline/pipeline.queries.ts';
import type { Services } from '../services.ts';

interface EnterCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof enterEnquiryEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
}

/** Stores an enquiry entered by the staff. It is not in the call queue: they have already spoken. */
export async function enterEnquiry(services: Services, { actor, body, idempotencyKey: key }: EnterCall) {
  const { db, now: clock } = services;
  const now = clock();
  const staffId = actor.id;
  const requestHash = hashRequest({ ...body, by: staffId });
  const data = await db.transaction().execute((tx) =>
    oncePerKey(tx, { scope: 'entered-enquiry', key, requestHash, now }, async () => {
      const { enquiry, showroom, note } = body;
      const { settings } = await readSettings(tx);
      refuseUnknown(settings.showrooms, showroom);
      const enquiryId = unguessableId();
      const ids = { enquiryId, kitchenId: unguessableId() };
      const routedTo = showroomOfPostcode(settings.routing, enquiry.personal_postcode);
      const given = {
        ...ids,
        receivedAt: now,
        isRescued: false,
        suspicions: [],
        requestHash,
        routedTo,
        enquiry,
      };
      await insertEnquiry(tx, given);
      await withholdEnquiry(tx, services, { enquiryId, email: enquiry.personal_email, now });
      const status = ENTERED_STATUS[enquiry.entry];
      const change = { status, assignee: staffId, ...(showroom !== undefined && { showroom }) };
      const { version } = await changeEnquiry(tx, enquiryId, change);
      await settleSteps(tx, enquiryId, { kind: status === 'OFFER' ? 'OFFER_SENT' : 'REACHED' }, now);
      const noteId =
        note === undefined ? undefined : await insertNote(tx, { enquiryId, staffId, text: note, now });
      await announce(tx, {
        type: 'enquiry.received',
        enquiryId,
        actor,
        happenedAt: now,
        ...(noteId !== undefined && { change: { noteId } }),
      });
      return { enquiryId, version, status };
    }),
  );
  return { data };
}

function refuseUnknown(showrooms: readonly Showroom[], showroom: string | undefined): void {
  if (showroom === undefined || showrooms.some(({ id }) => id === showroom)) return;
  const errors = [{ field: 'showroom', message: 'must be a known showroom' }];
  throw new Refusal('INVALID_INPUT', 'What was sent is not valid.', errors);
}

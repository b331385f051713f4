import type { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import { accountEmail } from '@funnel/domain/account/account-rule';
import { CONTACT_CHANGE_FIELDS } from '@funnel/domain/contact/contact-change';
import type { Actor } from '@funnel/domain/event/actor';
import type { z } from '@funnel/domain/schema';
import { withholdEnquiry } from '../account/withhold-enquiry.ts';
import { announce } from '../event/announce.ts';
import { ensureSteps, findPerson } from '../next-step/settle-steps.queries.ts';
import type { Services } from '../services.ts';
import { readContact, storeContact } from './contact.queries.ts';
import { invalid, lockSeen } from './lock-seen.ts';

interface ContactCall {
  readonly actor: Actor;
  readonly body: z.output<NonNullable<(typeof changeContactEndpoint)['body']>>;
}

/** Corrects the contact. The same values again change nothing. */
export async function changeContact(services: Services, { actor, body }: ContactCall) {
  const { db, now } = services;
  const { enquiryId, version: seen, contact } = body;
  return db.transaction().execute(async (tx) => {
    await lockSeen(tx, enquiryId, seen);
    const before = await readContact(tx, enquiryId);
    const after = { ...before, ...contact };
    if (after.email === '' && after.telephone === '')
      throw invalid('contact.telephone', 'a telephone number or an e-mail address is needed');
    const changed = CONTACT_CHANGE_FIELDS.filter((field) => after[field] !== before[field]);
    if (changed.length === 0) return { data: { enquiryId, version: seen, changed } };
    const personBefore = await findPerson(tx, enquiryId);
    const version = await storeContact(tx, enquiryId, contact);
    // Another address or number can make it an enquiry of somebody else.
    await ensureSteps(tx, [personBefore, await findPerson(tx, enquiryId)], now());
    const { email = before.email } = contact;
    if (accountEmail(email) !== accountEmail(before.email))
      await withholdEnquiry(tx, services, { enquiryId, email, now: now() });
    const change = { contact: changed };
    const type = 'enquiry.contact-changed';
    await announce(tx, { type, enquiryId, actor, happenedAt: now(), change });
    return { data: { enquiryId, version, changed } };
  });
}

import type { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import type { Staff } from '@funnel/domain/access/principal';
import { accountEmail } from '@funnel/domain/account/account-rule';
import { CONTACT_CHANGE_FIELDS } from '@funnel/domain/contact/contact-change';
import type { z } from '@funnel/domain/schema';
import { withholdEnquiry } from '../account/withhold-enquiry.ts';
import { announce } from '../event/announce.ts';
import { actorOf } from '../event/record-staff-event.ts';
import type { Services } from '../services.ts';
import { readContact, storeContact } from './contact.queries.ts';
import { invalid, lockSeen } from './lock-seen.ts';

interface ContactCall {
  readonly by: Staff;
  readonly body: z.output<NonNullable<(typeof changeContactEndpoint)['body']>>;
}

/** Corrects the contact. The same values again change nothing. */
export async function changeContact(services: Services, { by, body }: ContactCall) {
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
    const version = await storeContact(tx, enquiryId, contact);
    const { email = before.email } = contact;
    if (accountEmail(email) !== accountEmail(before.email))
      await withholdEnquiry(tx, services, { enquiryId, email, now: now() });
    const actor = actorOf(by.staffId);
    const change = { contact: changed };
    const type = 'enquiry.contact-changed';
    await announce(tx, { type, enquiryId, actor, happenedAt: now(), change });
    return { data: { enquiryId, version, changed } };
  });
}

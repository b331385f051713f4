import { jobIdOf } from '../jobs/job-id.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import type { Services } from '../services.ts';
import { insertMail, mailboxKey } from './mail.queries.ts';
import { findNoticeFacts, lockPendingNotices, markSent } from './retailer-notice.queries.ts';
import { sendMailJob } from './send-mail-job.ts';
import { threadIdOf } from './thread-id.ts';

/** Maximum wait of the debounce. */
const LONGEST_WAIT_MS = 15 * 60 * 1000;

/**
 * Debounce: mails the retailer everything that happened to an enquiry, if this event is the last. Otherwise the job of
 * the later event sends both, so nothing is lost. Idempotent: sent notices are marked.
 */
export async function gatherNotices(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { eventId }: { readonly eventId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const notices = await lockPendingNotices(tx, eventId);
    const [first, last] = [notices[0], notices.at(-1)];
    if (!first || !last) return;
    const at = now();
    const isLong = at.getTime() - first.happenedAt.getTime() >= LONGEST_WAIT_MS;
    if (last.eventId !== eventId && !isLong) return;
    const { enquiryId } = last;
    const facts = await findNoticeFacts(tx, enquiryId);
    if (!facts) return;
    const { email, sequence, isToldAlready } = facts;
    const mailId = isToldAlready ? jobIdOf('retailer', last.eventId) : threadIdOf(enquiryId);
    const kind = 'RETAILER_NEWS';
    const row = insertMail(tx, { mailId, enquiryId, kind, mailbox: mailboxKey(email), queuedAt: at });
    const order = { mailId, kind, enquiryId, eventType: null, sequence } as const;
    await sendJob(tx, sendMailJob, order, { id: mailId, row });
    await markSent(
      tx,
      notices.map((notice) => notice.eventId),
      mailId,
    );
  });
}

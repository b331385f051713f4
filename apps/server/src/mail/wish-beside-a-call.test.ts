import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { describe, expect, test } from 'vitest';
import { NOON, RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';

const { app, submit, appoint, mailsTo, settled } = useMailStory();

describe('a wish', () => {
  test('beside a booked consultation is told to the staff alone, with the wished time', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, undefined);
    const data = JSON.stringify({ precall_requested_at: '2026-11-23T15:30:00.000Z' });
    await app.db
      .insertInto('enquiry_revision')
      .values({ enquiry_id: enquiryId, request_hash: 'h', received_at: NOON, data })
      .execute();
    await appoint(enquiryId, 'callback.wished');
    await app.runJobs();
    expect(mailsTo(VISITOR)).toEqual([]);
    expect(mailsTo(RETAILER)).toHaveLength(1);
    expect(mailsTo(RETAILER)[0]?.text).toContain('Montag, 23. November 2026 um 16:30 Uhr');
  });

  test('of somebody who may not move a call-back is told to the staff alone, with both times', async () => {
    const enquiryId = await submit();
    const wish = (ts: string) =>
      app.client.call(requestPrecallEndpoint, { body: { enquiryId, ts, duration: 3600 } });
    await wish('2026-11-18T10:00:00+01:00');
    await settled();
    app.clock.now = new Date(NOON.getTime() + 60_000);
    await wish('2026-11-19T11:00:00+01:00');
    await app.runJobs();
    expect(mailsTo(VISITOR)).toEqual([]);
    expect(mailsTo(RETAILER)).toHaveLength(1);
    const [notice] = mailsTo(RETAILER);
    expect(notice?.text).toContain(
      'auch eine andere Zeit gewünscht: Donnerstag, 19. November 2026 um 11:00 Uhr. Bitte klären Sie, was gilt.',
    );
    expect(notice?.text).toContain('Mittwoch, 18. November');
  });
});

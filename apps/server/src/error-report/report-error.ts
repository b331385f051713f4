import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { clientBucket } from '../http/client-bucket.ts';
import { hashRequest } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { describeError } from '../log/logger.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import type { Services } from '../services.ts';
import { chatText } from './chat-text.ts';
import { claimRelay, countRepeat, insertErrorReport } from './error-report.queries.ts';
import { countBytesOfClient, makeRoom } from './report-room.queries.ts';
import { storableReport } from './storable.ts';

const HOUR_MS = 60 * 60 * 1000;
const HOUR_SECONDS = 60 * 60;

/** Stores the enquiry of a report in its transaction. Undefined: it has none, or the rate limit is reached. */
export type Rescue = ((tx: Queryable, now: Date) => Promise<void>) | undefined;

interface ReportCall {
  readonly body: ErrorReport;
  readonly clientAddress: string;
  readonly rescue: Rescue;
}

/** Stores the report before it answers. The chat message is sent afterwards, without waiting (R14). */
export async function reportError(services: Services, call: ReportCall) {
  const report = storableReport(call.body);
  const reportId = unguessableId();
  const isRelayed = await storeReport(services, report, reportId, call);
  if (isRelayed) void tellChat(services, report, reportId);
  return { data: { accepted: true as const } };
}

/** Returns whether to post to the chat: never for a repeat, and only within the rate limits. */
function storeReport(services: Services, report: ErrorReport, reportId: string, call: ReportCall) {
  const { clientAddress, rescue } = call;
  const { timestamp: _, ...what } = report;
  const fingerprint = hashRequest(what);
  const bucket = clientBucket(clientAddress);
  const bytes = Buffer.byteLength(JSON.stringify(what));
  const receivedAt = services.now();
  return services.db.transaction().execute(async (tx) => {
    const since = new Date(receivedAt.getTime() - HOUR_MS);
    if (await countRepeat(tx, fingerprint, receivedAt, since)) return false;
    await refuseWithoutRoom(services, tx, { bytes, bucket, clientAddress, since });
    const isRelayed = services.chatWebhook !== undefined && (await claimRelay(tx, bucket, receivedAt));
    const row = { reportId, receivedAt, fingerprint, clientBucket: bucket, bytes, isRelayed, report };
    await insertErrorReport(tx, row);
    await rescue?.(tx, receivedAt);
    return isRelayed;
  });
}

interface Sent {
  readonly bytes: number;
  readonly bucket: number;
  readonly clientAddress: string;
  readonly since: Date;
}

async function refuseWithoutRoom(
  { settings, isUnlimited, logger }: Services,
  tx: Queryable,
  { bytes, bucket, clientAddress, since }: Sent,
): Promise<void> {
  const { kilobytesOfClientInAnHour, rows, megabytes } = settings.current().limits.errorReports;
  const sent = isUnlimited(clientAddress) ? 0 : await countBytesOfClient(tx, bucket, since);
  if (sent + bytes > kilobytesOfClientInAnHour * 1024) {
    throw new Refusal(
      'TOO_MANY_REQUESTS',
      'That was too much. Please try again later.',
      undefined,
      HOUR_SECONDS,
    );
  }
  if (await makeRoom(tx, bytes, { rows, bytes: megabytes * 1024 * 1024 })) return;
  tellSecurityEvent(logger, 'report-store-full');
  throw new Refusal('INSUFFICIENT_STORAGE', 'There is no room for more reports.', undefined, HOUR_SECONDS);
}

async function tellChat({ chatWebhook, logger, settings }: Services, report: ErrorReport, reportId: string) {
  try {
    await chatWebhook?.post(chatText(report, reportId, settings.current().chatReport));
  } catch (error) {
    logger.warn({ code: describeError(error).code }, 'chat webhook failed');
  }
}

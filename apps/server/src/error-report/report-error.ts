import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import { unguessableId } from '../db/unguessable-id.ts';
import { clientBucket } from '../http/client-bucket.ts';
import { hashRequest } from '../http/once-per-key.ts';
import { describeError } from '../logger.ts';
import type { Services } from '../services.ts';
import { chatText } from './chat-text.ts';
import { claimRelay, countRepeat, insertErrorReport } from './error-report.queries.ts';
import { storableReport } from './storable.ts';

const REPEAT_WINDOW_MS = 60 * 60 * 1000;

interface ReportCall {
  readonly body: ErrorReport;
  readonly clientAddress: string;
}

/** Stores the report before it answers; the chat is told afterwards, and nobody waits for it (D14). */
export async function reportError(services: Services, { body, clientAddress }: ReportCall) {
  const report = storableReport(body);
  const reportId = unguessableId();
  const isRelayed = await storeReport(services, report, reportId, clientAddress);
  if (isRelayed) void tellChat(services, report, reportId);
  return { data: { accepted: true as const } };
}

/** Whether the chat is to be told: never of a repeat, and not more often than the limits allow. */
function storeReport(services: Services, report: ErrorReport, reportId: string, clientAddress: string) {
  const { timestamp: _, ...what } = report;
  const fingerprint = hashRequest(what);
  const bucket = clientBucket(clientAddress);
  const receivedAt = services.now();
  return services.db.transaction().execute(async (tx) => {
    const since = new Date(receivedAt.getTime() - REPEAT_WINDOW_MS);
    if (await countRepeat(tx, fingerprint, receivedAt, since)) return false;
    const isRelayed = services.chatWebhook !== undefined && (await claimRelay(tx, bucket, receivedAt));
    const row = { reportId, receivedAt, fingerprint, clientBucket: bucket, isRelayed, report };
    await insertErrorReport(tx, row);
    return isRelayed;
  });
}

async function tellChat({ chatWebhook, logger }: Services, report: ErrorReport, reportId: string) {
  try {
    await chatWebhook?.post(chatText(report, reportId));
  } catch (error) {
    logger.warn({ code: describeError(error).code }, 'chat webhook failed');
  }
}

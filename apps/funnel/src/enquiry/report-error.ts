import { patiently } from '@funnel/browser/patiently';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import { callOwnServer } from '../shell/call.ts';
import { settleSecretForReport } from './settle-secret.ts';

const APP_SOURCE = 'kitchen-funnel';

/** Reports an error with the form data to the retailer, so that the lead can be rescued (R14). */
export async function reportError(description: string, data: object, error: string): Promise<void> {
  const settleSecret = settleSecretForReport();
  const body = {
    timestamp: new Date().toISOString(),
    appSource: APP_SOURCE,
    description,
    body: { ...data },
    error,
    ...(settleSecret !== undefined && { settleSecret }),
  };
  await patiently(callOwnServer)(reportErrorEndpoint, { body });
}

import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import { cutToBytes, harmlessText } from './harmless-text.ts';
import { withoutPersonalData } from './without-personal-data.ts';

export const MAX_CHAT_BYTES = 4096;
const FIELD_NAME = /^[a-z]\w{0,49}$/i;

/** The text for the chat: enough to find the report, and no personal data. */
export function chatText(report: ErrorReport, reportId: string): string {
  const told = (text: string) => harmlessText(withoutPersonalData(text, report.body ?? {}));
  const lines = [
    `${told(report.appSource)}: ${told(report.description)}`,
    `at ${new Date(report.timestamp).toISOString()}, report ${reportId}`,
    ...(report.error ? [`error: ${told(report.error)}`] : []),
    ...(report.body ? [`form data: ${fieldLengths(report.body)}`] : []),
  ];
  return cutToBytes(lines.join('\n'), MAX_CHAT_BYTES);
}

/** Names and lengths instead of values. */
function fieldLengths(formData: object): string {
  return Object.entries(formData)
    .map(([name, value]) => `${FIELD_NAME.test(name) ? name : '?'} (${lengthOf(value)})`)
    .join(', ');
}

function lengthOf(value: unknown): number {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length;
}

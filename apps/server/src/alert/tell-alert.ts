import type { AlertMessage } from '@funnel/domain/alert/alert-message';
import type { Logger } from 'pino';
import { describeError } from '../log/logger.ts';

/** The channels for alerts. Each alert goes to all of them, so that a broken channel hides nothing. */
export type AlertWays = Readonly<Record<string, (message: AlertMessage) => Promise<void>>>;

/** True if at least one channel worked. */
export async function tellAlert(ways: AlertWays, message: AlertMessage, logger: Logger): Promise<boolean> {
  const outcomes = await Promise.all(
    Object.entries(ways).map(async ([reason, tell]) => {
      try {
        await tell(message);
        return true;
      } catch (error) {
        const { kind, code = kind } = describeError(error);
        logger.warn({ reason, code }, 'an alert could not be told this way');
        return false;
      }
    }),
  );
  return outcomes.includes(true);
}

/** The text for the chat. It holds no visitor input, so nothing needs escaping. */
export function alertText({ subject, paragraphs, fact }: AlertMessage): string {
  return [subject, ...paragraphs, ...(fact === null ? [] : [`Technisch: ${fact}`])].join('\n');
}

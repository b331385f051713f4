import type { AlertMessage } from '@funnel/domain/alert/alert-message';
import type { Logger } from 'pino';
import { describeError } from '../logger.ts';

/** Where alerts go: to all of them, so that one that is itself broken keeps nobody in the dark. */
export type AlertWays = Readonly<Record<string, (message: AlertMessage) => Promise<void>>>;

/** Whether anybody was told. */
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

/** For the chat: all of it is ours, so there is nothing to make harmless. */
export function alertText({ subject, paragraphs, fact }: AlertMessage): string {
  return [subject, ...paragraphs, ...(fact === null ? [] : [`Technisch: ${fact}`])].join('\n');
}

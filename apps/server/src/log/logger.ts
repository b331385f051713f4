import { type DestinationStream, type Logger, pino } from 'pino';

/** The allow list of log fields. No address, no body, no query string, no personal data. */
const ALLOWED = [
  'method',
  'route',
  'status',
  'ms',
  'code',
  'error',
  'port',
  'reason',
  'attempt',
  'settings',
  'job',
  'kind',
  // The name of a security event (security-event.ts), or the type of an event of an enquiry.
  'event',
  'eventId',
  // Host and path of a webhook's receiver.
  'receiver',
] as const;

export type LogFields = Partial<Record<(typeof ALLOWED)[number], unknown>>;

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: keepAllowed },
  };
  return destination ? pino(options, destination) : pino(options);
}

function keepAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  const { err, ...rest } = fields;
  const kept = Object.fromEntries(
    Object.entries(rest).filter(([key]) => (ALLOWED as readonly string[]).includes(key)),
  );
  return err instanceof Error ? { ...kept, error: describeError(err) } : kept;
}

/** Kind, code and stack frames of an error. Its message stays out: databases and parsers quote their input in it. */
export function describeError(error: unknown): { kind: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.constructor.name, ...code, at: frames.slice(0, 5).map((line) => line.trim()) };
}

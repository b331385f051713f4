/** Connection lost or refused, starting up, shutting down, out of connections, disk or memory: classes of SQLSTATE. */
const AWAY_CLASSES = ['08', '53', '57', '58'];
/**
 * A lock that is not had in time; a server that may only be read, until a failover is over; a transaction that waited too
 * long for us, as after a freeze; one that was given up for another (deadlock).
 */
const AWAY_CODES = ['55P03', '25006', '25P03', '40P01'];
const AWAY_SYSCALLS = ['connect', 'read', 'write', 'getaddrinfo'];
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|Query read timeout|Client has encountered a connection error|Client was closed/;

/** Whether an error says that the database cannot serve just now, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host of several addresses, none of which answers.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if ('syscall' in error) return AWAY_SYSCALLS.includes(String(error.syscall));
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY_CODES.includes(code) || AWAY_CLASSES.includes(code.slice(0, 2)) || AWAY_MESSAGES.test(error.message)
  );
}

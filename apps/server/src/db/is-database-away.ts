/** SQLSTATE classes: connection lost or refused, starting up, shutting down, out of connections, disk or memory. */
const AWAY_CLASSES = ['08', '53', '57', '58'];
/** Lock timeout; read-only server during a failover; idle transaction timeout, as after a freeze; deadlock victim. */
const AWAY_CODES = ['55P03', '25006', '25P03', '40P01'];
const AWAY_SYSCALLS = ['connect', 'read', 'write', 'getaddrinfo'];
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|Query read timeout|Client has encountered a connection error|Client was closed/;

/** Whether the database is temporarily unable to serve, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The host has several addresses, and none answers.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if ('syscall' in error) return AWAY_SYSCALLS.includes(String(error.syscall));
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY_CODES.includes(code) || AWAY_CLASSES.includes(code.slice(0, 2)) || AWAY_MESSAGES.test(error.message)
  );
}

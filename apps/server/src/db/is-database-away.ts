/** Connection lost or refused, starting up, shutting down, out of connections, disk or memory: classes of SQLSTATE. */
const AWAY_CLASSES = ['08', '53', '57', '58'];
const LOCK_NOT_AVAILABLE = '55P03';
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|Query read timeout|Client has encountered a connection error|Client was closed/;

/** Whether an error says that the database cannot serve just now, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error) return ['connect', 'read', 'write'].includes(String(error.syscall));
  const code = 'code' in error ? String(error.code) : '';
  return (
    code === LOCK_NOT_AVAILABLE ||
    AWAY_CLASSES.includes(code.slice(0, 2)) ||
    AWAY_MESSAGES.test(error.message)
  );
}

import type { Config } from '../config/config.ts';

/** A message for the operator, printed without a stack. */
export class StartError extends Error {}

/** The parts of DATABASE_URL without the password: the message may end up in a log or a chat. */
interface Target {
  readonly where: string;
  readonly user: string;
  readonly database: string;
}

type Sentence = (target: Target, message: string) => string;

const OTHER_USER = 'Correct the user in DATABASE_URL, or let it in (pg_hba.conf).';

const BY_CODE: Readonly<Record<string, Sentence>> = {
  '28P01': ({ where, user }) =>
    `The database at ${where} refuses the password of user "${user}" (28P01). ` +
    'Correct the password in DATABASE_URL and start again.',
  '28000': ({ where, user }, message) =>
    /no encryption|SSL off/.test(message)
      ? `The database at ${where} does not let user "${user}" in without TLS (28000). ` +
        `Add sslmode=verify-full to DATABASE_URL. ${OTHER_USER}`
      : `The database at ${where} does not let user "${user}" in (28000). ${OTHER_USER}`,
  '3D000': ({ where, database }) =>
    `The database "${database}" does not exist at ${where} (3D000). ` +
    `Create it (create database "${database}"), or correct DATABASE_URL.`,
  '42501': ({ where, user, database }) =>
    `User "${user}" may not create tables in the database "${database}" at ${where} (42501). ` +
    `Let it: grant create on database "${database}" to "${user}"; grant create on schema public to "${user}".`,
};

const BY_MESSAGE: readonly (readonly [RegExp, Sentence])[] = [
  [
    /client password must be a string/,
    ({ where, user }) =>
      `The database at ${where} asks user "${user}" for a password, and DATABASE_URL has none. ` +
      'Put it there: postgres://user:password@host/database.',
  ],
  [
    /does not support SSL/,
    ({ where }) =>
      `The database at ${where} offers no TLS, and DATABASE_URL asks for it. ` +
      'Take sslmode out of DATABASE_URL, or switch TLS on in the database.',
  ],
  [
    /^corrupted migrations: previously executed migration .* is missing/,
    () =>
      'The database was made by a newer release of this product, and nothing was changed. ' +
      'Start that release, or restore a backup of the time before it.',
  ],
];

const CERTIFICATE = /^(?:CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|ERR_TLS_CERT_)/;

/** A sentence for errors that an operator can fix. Any other error is returned unchanged. */
export function startErrorOf(error: unknown, config: Config): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  const sentence = listenSentence(error, code, config) ?? databaseSentence(error.message, code, config);
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
}

const OLDEST_POSTGRES = 15;

/** `versionNumber` as Postgres writes it: 150004 for 15.4. */
export function refuseOldPostgres(versionNumber: number, config: Config): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= OLDEST_POSTGRES) return;
  throw new StartError(
    `The database at ${targetOf(config).where} is Postgres ${major}, and this product needs ${OLDEST_POSTGRES} or newer. ` +
      'Move to a newer one, or leave DATABASE_URL out to use the one that comes along.',
  );
}

/** The log message while the server waits for its database. */
export function waitingSentence(error: unknown, config: Config): string {
  const { where } = targetOf(config);
  const code = codeOf(error);
  if (code === '25006')
    return `the database at ${where} is read-only (25006); waiting until it can be written`;
  return `the database at ${where} cannot be reached (${code || 'no answer'}); waiting for it`;
}

/** The log message where the database has no pg_trgm and the user may not create it. */
export function slowSearchSentence(config: Config): string {
  const { where, user, database } = targetOf(config);
  return (
    `the database at ${where} has no pg_trgm, and user "${user}" may not create it, so that searching many enquiries ` +
    `is slow; let an administrator run "create extension pg_trgm" in "${database}", then start again`
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function databaseSentence(message: string, code: string, config: Config): string | undefined {
  const target = targetOf(config);
  if (CERTIFICATE.test(code)) {
    return (
      `The certificate of the database at ${target.where} is not trusted (${code}). ` +
      'Set NODE_EXTRA_CA_CERTS to the file of its authority, or correct the host in DATABASE_URL.'
    );
  }
  const sentence = BY_CODE[code] ?? BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
  return sentence?.(target, message);
}

function targetOf({ databaseUrl, dataDir }: Config): Target {
  if (databaseUrl === undefined) return { where: dataDir, user: 'postgres', database: 'postgres' };
  const { host, searchParams, username, pathname } = new URL(databaseUrl);
  return {
    where: searchParams.get('host') ?? host,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

function listenSentence(error: Error, code: string, { host, port }: Config): string | undefined {
  if (!('syscall' in error)) return undefined;
  const isNameOfHost = error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host;
  if (!isNameOfHost && !['listen', 'bind'].includes(String(error.syscall))) return undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to a free one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user (${code}). Set PORT to one above 1023.`;
  return `The server cannot listen at ${host}: it is no address of this machine (${code}). Set HOST to one, or to 0.0.0.0.`;
}

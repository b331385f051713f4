import os from 'node:os';
import { SOCKET_PORT } from './socket-folder.ts';

/** Passed on the command line, which overrides the files in the data folder. */
export function postgresSettings(
  folders: { socket: string; log: string },
  memory = memoryOfMachine(),
): string[] {
  const settings = {
    listen_addresses: '',
    port: SOCKET_PORT,
    unix_socket_directories: quoted(folders.socket),
    unix_socket_permissions: '0700',

    // A pool of 20 for each of several servers. An unused connection slot costs almost nothing.
    max_connections: 100,
    shared_buffers: `${sharedBuffersMb(memory)}MB`,
    max_wal_size: '256MB',
    max_parallel_workers_per_gather: 0,
    io_method: 'sync',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',

    logging_collector: 'on',
    log_destination: 'stderr',
    log_directory: folders.log,
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_truncate_on_rotation: 'on',
    log_timezone: 'UTC',
    // No personal data in the log. Errors of statements quote values even in their first line, so only our server logs
    // them. "log" leaves Postgres' own messages and fatal errors.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_min_duration_statement: -1,
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The memory of the machine, or the limit of the container. */
function memoryOfMachine(): number {
  return Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
}

/** A thirty-second of the memory: small machines are not filled, large ones cache a million enquiries. */
function sharedBuffersMb(memory: number): number {
  return Math.round(Math.min(512, Math.max(64, memory / 2 ** 20 / 32)));
}

/** The setting is a list: a comma or a blank in a path would end an unquoted entry. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

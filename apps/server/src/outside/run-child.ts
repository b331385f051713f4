import { execFile } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import type { z } from '@funnel/domain/schema';

interface ChildJob<Answer extends z.ZodType> {
  /** Our own program that processes one file and prints its answer as JSON in its last line. */
  readonly program: string;
  readonly args: readonly string[];
  readonly nodeOptions?: readonly string[];
  readonly answer: Answer;
  readonly maxMs: number;
  readonly signal: AbortSignal;
}

/** The compile cache. With it a child starts in half the time. */
const COMPILED = getCompileCacheDir();
/** The child gets none of our environment: a file that exploits a decoder finds no secrets there. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  ...(COMPILED !== undefined && { NODE_COMPILE_CACHE: path.dirname(COMPILED) }),
};

/**
 * Processes an untrusted file in its own process, which can be killed with all its memory. Undefined if it took too
 * long or the file crashed it. Any other failure is our own.
 */
export function runChild<Answer extends z.ZodType>(
  job: ChildJob<Answer>,
): Promise<z.output<Answer> | undefined> {
  const { program, args, nodeOptions = [], answer, maxMs, signal } = job;
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--max-old-space-size=256', ...nodeOptions, program, ...args],
      { env: ENVIRONMENT, timeout: maxMs, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 },
      (error, stdout) => {
        signal.removeEventListener('abort', end);
        const said = answer.safeParse(parseLastLine(stdout));
        if (!error && said.success) return resolve(said.data);
        if (child.signalCode !== null) resolve(undefined);
        else reject(new Error('the process for a file failed', { cause: error }));
      },
    );
    // execFile's own `signal` option would not wait for the end of the process, and the next one would start too early.
    const end = () => child.kill('SIGKILL');
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}

/** Decoders print warnings, too; the answer is the last line. */
function parseLastLine(text: string): unknown {
  try {
    return JSON.parse(text.split('\n').at(-1) ?? '');
  } catch {
    return undefined;
  }
}

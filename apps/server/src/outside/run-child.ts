import { execFile } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import type { z } from '@funnel/domain/schema';

interface ChildJob<Answer extends z.ZodType> {
  /** A program of ours that works on one file and prints its answer as JSON in its last line. */
  readonly program: string;
  readonly args: readonly string[];
  readonly nodeOptions?: readonly string[];
  readonly answer: Answer;
  readonly maxMs: number;
  readonly signal: AbortSignal;
}

/** Where our own programs are kept compiled. With it a child starts in half the time. */
const COMPILED = getCompileCacheDir();
/** It gets nothing of our environment: what a file might make of a decoder finds no secret there. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  ...(COMPILED !== undefined && { NODE_COMPILE_CACHE: path.dirname(COMPILED) }),
};

/**
 * Works on a stranger's file in a process of its own, which can be ended with everything it took. Undefined where it was:
 * it took too long, or the file broke it. Any other failure is our own.
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
    // Not by execFile's own signal: it would not wait for the end, and the next one would come too early.
    const end = () => child.kill('SIGKILL');
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}

/** Decoders print what they think of a file, too; the answer comes last. */
function parseLastLine(text: string): unknown {
  try {
    return JSON.parse(text.split('\n').at(-1) ?? '');
  } catch {
    return undefined;
  }
}

import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';

/** The tools of a command. All output goes through `say`. */
export interface CommandTools {
  readonly config: Config;
  readonly now: () => Date;
  readonly say: (line: string) => void;
  /** Opens the database of the running product, once. */
  readonly connect: () => Promise<Database>;
}

export interface Command {
  readonly usage: string;
  run(tools: CommandTools, args: readonly string[]): Promise<void>;
}

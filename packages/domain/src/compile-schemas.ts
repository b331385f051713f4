import { config } from 'zod';

/** For programs that may compile code: imported before any schema, it makes the check of a long reply four times as fast. */
config({ jitless: false });

import { z } from '../schema.ts';

/** How long a visit may be. */
export const visitMinutesSchema = z.int().min(15).max(480);

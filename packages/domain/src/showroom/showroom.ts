import { z } from '../schema.ts';
import { openingHoursSchema } from '../slot/slot-settings.ts';

const line = z.string().trim().min(1).max(120);

/** A place where customers get advice. An enquiry stores the code; everything else may change. */
export const showroomSchema = z.object({
  id: z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/, 'must be a code like MAINZ'),
  name: line,
  street: line,
  postcode: z.string().regex(/^\d{5}$/, 'must have 5 digits'),
  town: line,
  phone: line,
  openingHours: openingHoursSchema,
  /** In degrees. */
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** Street and telephone are invented, with a note for visitors. */
  isExample: z.boolean().default(false),
});

export const showroomsSchema = z
  .array(showroomSchema)
  .max(50)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'must have each code once');

export type Showroom = z.output<typeof showroomSchema>;

/** A deleted showroom is shown by its code. */
export function showroomName(showrooms: readonly Showroom[], id: string): string {
  return showrooms.find((showroom) => showroom.id === id)?.name ?? id;
}

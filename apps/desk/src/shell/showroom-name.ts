import { knownShowrooms } from './showrooms.ts';

/** The name of a showroom. A deleted one is shown by its code. */
export function showroomName(id: string | null): string | null {
  return knownShowrooms().find((showroom) => showroom.id === id)?.name ?? id;
}

import { pageSettings } from './page-settings.ts';

/** The name of a showroom; one that is gone keeps its code. */
export function showroomName(id: string | null): string | null {
  return pageSettings().showrooms.find((showroom) => showroom.id === id)?.name ?? id;
}

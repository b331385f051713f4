import { type Place, placeOfPostcode } from './postcode-place.ts';
import type { Showroom } from './showroom.ts';

type Located = { readonly lat: number; readonly lon: number };

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;
/** The precision of the data. */
const NEAR_KM = 10;
const ROUNDED_TO_KM = 5;

export interface ShowroomNearby<Kind extends Located = Showroom> {
  readonly showroom: Kind;
  /** As the crow flies; absent if the postcode is unknown. */
  readonly distance?: Distance;
}

/** The distance, no more precise than the place of a postcode: under 10 km, else in steps of 5. */
export type Distance = { readonly underKm: number } | { readonly aboutKm: number };

/** The nearest first; in their own order if the postcode is unknown. */
export function nearestShowrooms<Kind extends Located>(
  showrooms: readonly Kind[],
  postcode: string,
): ShowroomNearby<Kind>[] {
  const place = placeOfPostcode(postcode);
  if (!place) return showrooms.map((showroom) => ({ showroom }));
  return showrooms
    .map((showroom) => ({ showroom, km: kmBetween(place, [showroom.lat, showroom.lon]) }))
    .sort((one, other) => one.km - other.km)
    .map(({ showroom, km }) => ({ showroom, distance: distanceOf(km) }));
}

function distanceOf(km: number): Distance {
  const rounded = Math.round(km / ROUNDED_TO_KM) * ROUNDED_TO_KM;
  return km < NEAR_KM ? { underKm: NEAR_KM } : { aboutKm: rounded };
}

function kmBetween([lat1, lon1]: Place, [lat2, lon2]: Place): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const chord = half(lat2 - lat1) + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * half(lon2 - lon1);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

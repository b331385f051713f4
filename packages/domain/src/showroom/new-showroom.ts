import { placeOfPostcode } from './postcode-place.ts';
import type { Showroom } from './showroom.ts';

const weekday = [{ from: '10:00', to: '18:00' }];

/** The default opening hours of a new showroom. */
export const NEW_SHOWROOM_HOURS: Showroom['openingHours'] = {
  MON: weekday,
  TUE: weekday,
  WED: weekday,
  THU: weekday,
  FRI: weekday,
  SAT: [{ from: '10:00', to: '16:00' }],
};

const SPELLED: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ẞ: 'SS' };
const MAX_CODE = 36;

/** A unique code for a name, such as SAARBRUECKEN. */
export function showroomCode(name: string, taken: readonly string[]): string {
  const spelled = name.toUpperCase().replaceAll(/[ÄÖÜẞ]/g, (letter) => SPELLED[letter] ?? '');
  const letters = spelled
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^[_\d]+|_+$/g, '')
    .slice(0, MAX_CODE);
  const code = letters.length < 2 ? `STUDIO_${letters}` : letters;
  const free = [code, ...Array.from({ length: taken.length + 1 }, (_, index) => `${code}_${index + 2}`)];
  return free.find((each) => !taken.includes(each)) ?? code;
}

/** The position of a showroom by its postcode; undefined for a postcode of no region. */
export function positionOf(postcode: string): Pick<Showroom, 'lat' | 'lon'> | undefined {
  const place = placeOfPostcode(postcode);
  return place && { lat: place[0], lon: place[1] };
}

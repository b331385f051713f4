import type { Showroom } from './showroom.ts';
import { SHOWROOM_NAME } from './showroom-name.ts';

const weekday = [{ from: '10:00', to: '18:00' }];
const openingHours: Showroom['openingHours'] = {
  MON: weekday,
  TUE: weekday,
  WED: weekday,
  THU: weekday,
  FRI: weekday,
  SAT: [{ from: '10:00', to: '16:00' }],
};

/** Towns and positions are real. Streets and telephone numbers (from a range reserved for fiction) are invented. */
const example = (
  given: Pick<Showroom, 'street' | 'postcode' | 'phone' | 'lat' | 'lon'> & { id: keyof typeof SHOWROOM_NAME },
) => ({
  ...given,
  name: SHOWROOM_NAME[given.id],
  town: SHOWROOM_NAME[given.id],
  openingHours,
  isExample: true,
});

/** The eight, by name. */
export const DEFAULT_SHOWROOMS: readonly Showroom[] = [
  example({
    id: 'ENSDORF',
    street: 'Musterstraße 12',
    postcode: '66806',
    phone: '069 90009 101',
    lat: 49.3,
    lon: 6.783,
  }),
  example({
    id: 'KAISERSLAUTERN',
    street: 'Beispielring 4',
    postcode: '67655',
    phone: '069 90009 102',
    lat: 49.444,
    lon: 7.769,
  }),
  example({
    id: 'KONZ',
    street: 'Musterweg 7',
    postcode: '54329',
    phone: '069 90009 103',
    lat: 49.703,
    lon: 6.578,
  }),
  example({
    id: 'MAINZ',
    street: 'Beispielallee 21',
    postcode: '55116',
    phone: '069 90009 104',
    lat: 49.999,
    lon: 8.271,
  }),
  example({
    id: 'MEISENHEIM',
    street: 'Mustergasse 3',
    postcode: '55590',
    phone: '069 90009 105',
    lat: 49.706,
    lon: 7.669,
  }),
  example({
    id: 'NEUNKIRCHEN',
    street: 'Beispielstraße 38',
    postcode: '66538',
    phone: '069 90009 106',
    lat: 49.345,
    lon: 7.18,
  }),
  example({
    id: 'SAARBRUECKEN',
    street: 'Musterplatz 1',
    postcode: '66111',
    phone: '069 90009 107',
    lat: 49.235,
    lon: 6.997,
  }),
  example({
    id: 'ZWEIBRUECKEN',
    street: 'Beispielweg 16',
    postcode: '66482',
    phone: '069 90009 108',
    lat: 49.249,
    lon: 7.361,
  }),
];

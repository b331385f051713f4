import { DEFAULT_DESK } from '../desk/desk-settings.ts';
import { DEFAULT_PRICE_TABLE } from '../estimate/price-table.ts';
import { DEFAULT_FUNNEL_CHOICE } from '../flow/funnels.ts';
import { DEFAULT_LIMITS } from '../limit/limit-settings.ts';
import { DEFAULT_SHOWROOMS } from '../showroom/default-showrooms.ts';
import { DEFAULT_BRAND } from './default-brand.ts';
import type { RetailerSettings } from './retailer-settings.ts';

const weekday = [{ from: '09:00', to: '18:00' }];

/** The settings until the retailer changes them. */
export const DEFAULT_SETTINGS: RetailerSettings = {
  brand: DEFAULT_BRAND,
  funnels: DEFAULT_FUNNEL_CHOICE,
  ownQuestions: [],
  showSubmitErrors: false,
  rating: {
    value: 4.9,
    count: 300,
    from: '2024-01-01',
    to: '2026-10-31',
    source: { de: 'eigene Kundenbefragung', en: 'our own customer survey' },
    method: {
      de: 'Befragt werden nur Kunden, deren Küche geliefert wurde.',
      en: 'We only ask customers after delivery.',
    },
  },
  partnerBrands: ['Nordeiche', 'LUMARA', 'Talwerk', 'kernholz', 'FEINBLICK', 'Ofenrot'].map((name) => ({
    name,
  })),
  priceTable: DEFAULT_PRICE_TABLE,
  slots: {
    openingHours: {
      MON: weekday,
      TUE: weekday,
      WED: weekday,
      THU: weekday,
      FRI: weekday,
      SAT: [{ from: '10:00', to: '14:00' }],
    },
    slotMinutes: 60,
    capacity: 4,
    noticeMinutes: 120,
    daysAhead: 14,
    holidayStates: ['SL', 'RP'],
    unconfirmedHours: 0,
    seats: [],
    closures: [],
  },
  showrooms: [...DEFAULT_SHOWROOMS],
  routing: [],
  tester: { isOn: true, until: '2027-12-31' },
  mails: { quietSeconds: 120 },
  chatReport: 'whole',
  legalLinks: {},
  wording: {},
  limits: DEFAULT_LIMITS,
  desk: DEFAULT_DESK,
};

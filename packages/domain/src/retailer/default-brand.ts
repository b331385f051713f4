import type { Brand } from './brand.ts';

/** The invented retailer that a fresh installation shows. */
export const DEFAULT_BRAND: Brand = {
  name: 'Küchen Muster',
  colors: {
    paper: '#fbf8f3',
    surface: '#ffffff',
    line: '#e6ddcf',
    tint: '#e8f0eb',
    ink: '#1f2b27',
    soft: '#55625c',
    primary: '#1f5a48',
    accent: '#a94a22',
  },
  contact: {},
};

/** Where the retailer has its eight showrooms. */
export const SHOWROOM_NAMES = [
  'Ensdorf',
  'Kaiserslautern',
  'Konz',
  'Mainz',
  'Meisenheim',
  'Neunkirchen',
  'Saarbrücken',
  'Zweibrücken',
] as const;

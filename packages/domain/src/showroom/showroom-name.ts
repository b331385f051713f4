/** The retailer's eight showrooms, by code. Separate from their addresses, for pages that only need the names. */
export const SHOWROOM_NAME = {
  ENSDORF: 'Ensdorf',
  KAISERSLAUTERN: 'Kaiserslautern',
  KONZ: 'Konz',
  MAINZ: 'Mainz',
  MEISENHEIM: 'Meisenheim',
  NEUNKIRCHEN: 'Neunkirchen',
  SAARBRUECKEN: 'Saarbrücken',
  ZWEIBRUECKEN: 'Zweibrücken',
} as const;

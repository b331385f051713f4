/** Where the retailer has its eight showrooms, by code; apart from their addresses, for pages that only name them. */
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

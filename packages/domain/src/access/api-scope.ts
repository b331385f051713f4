/** What the holder of an API key may be allowed. A key has some of these, chosen when it is made. */
export const API_SCOPES = ['events:read'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

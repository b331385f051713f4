/** The permissions of an API key. A key has some of these, chosen when it is created. */
export const API_SCOPES = ['events:read', 'files:read', 'enquiries:export'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What a file is once it is kept, and how its name ends: every picture is made anew as one of these two. */
export const STORED_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
} as const;

export type StoredType = keyof typeof STORED_TYPES;

export function isStoredType(type: string): type is StoredType {
  return Object.hasOwn(STORED_TYPES, type);
}

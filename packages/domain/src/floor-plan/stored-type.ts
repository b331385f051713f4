/** The types of stored files and their extensions. Every picture is re-encoded as JPEG or PNG. */
export const STORED_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
} as const;

export type StoredType = keyof typeof STORED_TYPES;

export function isStoredType(type: string): type is StoredType {
  return Object.hasOwn(STORED_TYPES, type);
}

/** Packages that come without types, as far as they are used here. */

declare module 'heic-decode' {
  export default function decodeHeic(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

/** Types for packages that ship none, as far as we use them. */

declare module 'heic-decode' {
  export default function decodeHeic(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

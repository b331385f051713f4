/** Packages that come without types, as far as they are used here. */

declare module 'heic-decode' {
  export default function decodeHeic(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

declare module 's3rver' {
  interface S3rverOptions {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    resetOnClose: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}

declare module 'heic-decode' {
  interface DecodedImage {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }

  interface EncodedImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<DecodedImage>;
  }

  /** The pictures of a file with their sizes, before any pixel is decoded. */
  export function all(input: { buffer: Uint8Array }): Promise<readonly EncodedImage[]>;
}

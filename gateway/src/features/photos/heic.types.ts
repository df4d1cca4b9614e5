export interface HeicRequest {
  readonly content: Uint8Array;
  readonly maxPixels: number;
}

/** What the thread sends back: RGBA pixels, a byte each, or why the photo was not decoded. */
export type HeicResponse =
  | { readonly outcome: 'decoded'; readonly width: number; readonly height: number; readonly pixels: ArrayBuffer }
  | { readonly outcome: 'too-many-pixels' }
  | { readonly outcome: 'too-much-memory' }
  | { readonly outcome: 'broken'; readonly message: string };

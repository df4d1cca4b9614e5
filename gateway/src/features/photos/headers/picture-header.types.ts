export type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';

/** The size that a file declares, before any pixel is decoded. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The file ends too early, or its structure contradicts itself. */
export class DamagedHeaderError extends Error {
  override readonly name = 'DamagedHeaderError';
}

export function coverAll(sizes: Iterable<PictureSize>): PictureSize {
  let [width, height] = [0, 0];
  for (const size of sizes) [width, height] = [Math.max(width, size.width), Math.max(height, size.height)];
  return { width, height };
}

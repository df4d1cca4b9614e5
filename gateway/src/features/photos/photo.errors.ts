import { DomainError } from '../../platform/errors/index.js';

const kinds = 'JPEG, PNG, WebP, GIF or HEIC';

/** Why a photo was rejected. Each message names the file, so that people know which one to leave out. */
export const photoFailures = {
  tooMany: (most: number) =>
    new DomainError('too-large', 'photo.too-many', `At most ${most} photos can be uploaded at once`),
  notAPhoto: (name: string) =>
    new DomainError('unsupported-media', 'photo.not-an-image', `${quoteFileName(name)} is not a ${kinds} image`),
  unreadable: (name: string, cause: unknown) =>
    Object.assign(
      new DomainError(
        'unsupported-media',
        'photo.broken',
        `${quoteFileName(name)} is broken and can’t be read as an image`,
      ),
      { cause },
    ),
  tooManyPixels: (name: string, most: number) =>
    new DomainError(
      'too-large',
      'photo.too-many-pixels',
      `${quoteFileName(name)} has more than ${most / 1_000_000} megapixels`,
    ),
  tooLong: (name: string, most: number) =>
    new DomainError('too-large', 'photo.too-long', `${quoteFileName(name)} is wider or higher than ${most} pixels`),
  tooMuchMemory: (name: string) =>
    new DomainError('too-large', 'photo.too-complex', `${quoteFileName(name)} needs too much memory to be decoded`),
  busy: (name: string) =>
    new DomainError(
      'unavailable',
      'photo.busy',
      `${quoteFileName(name)} had to wait too long, because many photos are being read. Please try again in a moment.`,
      { retryAfterSeconds: 10 },
    ),
  tooSlow: (name: string) =>
    new DomainError(
      'unavailable',
      'photo.too-slow',
      `${quoteFileName(name)} took too long to read. Please try again later, or choose a smaller photo.`,
      { retryAfterSeconds: 30 },
    ),
} as const;

/** A readable name: without control characters, and not too long. */
function quoteFileName(name: string): string {
  const readable = name.replace(/\p{C}/gu, '').trim().slice(0, 80);
  return readable ? `“${readable}”` : 'A file';
}

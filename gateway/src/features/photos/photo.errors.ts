import { DomainError } from '../../platform/errors/index.js';

const kinds = 'JPEG, PNG, WebP, GIF or HEIC';

/** Why a photo was rejected. Each message names the file, so that people know which one to leave out. */
export const photoFailures = {
  tooMany: (most: number) =>
    new DomainError('too-large', 'photo.too-many', `At most ${most} photos can be uploaded at once`),
  notAPhoto: (name: string) => fail('unsupported-media', 'not-an-image', name, `is not a ${kinds} image`),
  unreadable: (name: string, cause: unknown) =>
    Object.assign(fail('unsupported-media', 'broken', name, 'is broken and can’t be read as an image'), { cause }),
  tooManyPixels: (name: string, most: number) =>
    fail('too-large', 'too-many-pixels', name, `has more than ${most / 1_000_000} megapixels`),
  tooLong: (name: string, most: number) =>
    fail('too-large', 'too-long', name, `is wider or higher than ${most} pixels`),
  tooMuchMemory: (name: string) => fail('too-large', 'too-complex', name, 'needs too much memory to be decoded'),
  busy: (name: string) => {
    const text = 'had to wait too long, because many photos are being read. Please try again in a moment.';
    return fail('unavailable', 'busy', name, text, { retryAfterSeconds: 10 });
  },
  tooSlow: (name: string) => {
    const text = 'took too long to read. Please try again later, or choose a smaller photo.';
    return fail('unavailable', 'too-slow', name, text, { retryAfterSeconds: 30 });
  },
} as const;

function fail(
  kind: DomainError['kind'],
  code: string,
  name: string,
  text: string,
  details?: { readonly retryAfterSeconds: number },
): DomainError {
  return new DomainError(kind, `photo.${code}`, `${quoteFileName(name)} ${text}`, details);
}

/** A readable name: without control characters, and not too long. */
function quoteFileName(name: string): string {
  const readable = name.replace(/\p{C}/gu, '').trim().slice(0, 80);
  return readable ? `“${readable}”` : 'A file';
}

import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip';

/** The encoding of the response: Brotli rather than gzip; null if the client accepts neither. */
export function chooseEncoding({ 'accept-encoding': header }: IncomingHttpHeaders): Encoding | null {
  if (header === undefined) return null;
  const accepted = String(header)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/i.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

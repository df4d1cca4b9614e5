import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The one text of a JSON value (RFC 8785), whatever the order of its members. Throws for values that JSON cannot hold. */
export function toCanonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('toCanonicalJson: the value is not JSON');
  return text;
}

/** SHA-256 of the canonical JSON in UTF-8, in hexadecimal. */
export function hashJson(value: unknown): string {
  return createHash('sha256').update(toCanonicalJson(value), 'utf8').digest('hex');
}

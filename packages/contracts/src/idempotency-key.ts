/** The `Idempotency-Key` of one attempt: 128 random bits. Pages without TLS have no `crypto.randomUUID`. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

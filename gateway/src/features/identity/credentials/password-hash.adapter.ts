import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../../platform/concurrency/concurrency-limit.js';

/**
 * argon2id with 19 MiB of memory, two passes and one lane: the first choice of the OWASP Password Storage Cheat Sheet,
 * about 20 ms on one core. argon2id is the library's default algorithm.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Matches no password. Verifying against it takes as long as verifying against a real hash. */
export const decoyHash = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  encodeUnpaddedBase64(randomBytes(16)),
  encodeUnpaddedBase64(randomBytes(cost.outputLen)),
].join('$');

/**
 * Limits how many argon2 computations run at once. It always leaves one of libuv's four threads for reading files, and
 * waiting work holds no other resource.
 */
export const limitPasswordHashing = createConcurrencyLimit(Math.min(availableParallelism(), 3));

export function hashPassword(password: string): Promise<string> {
  return limitPasswordHashing(() => hash(normalizePassword(password), cost));
}

/** Takes the same time without a hash, to hide who has an account. Call in `limitPasswordHashing`. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? decoyHash, normalizePassword(password));
  return matches && passwordHash !== null;
}

/** Keyboards encode the same text differently: é, or e and a combining accent (NIST SP 800-63B 3.1.1.2). */
function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

function encodeUnpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

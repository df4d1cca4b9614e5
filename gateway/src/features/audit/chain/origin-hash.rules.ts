import { createHash, randomBytes } from 'node:crypto';
import { encodeNetstring } from './audit-content.rules.js';

export interface Origin {
  readonly address: string;
  readonly client: string;
}

/** The salt prevents finding the address by hashing all addresses. It is erased with the origin. */
export const createSalt = (): Buffer => randomBytes(16);

export function hashOfOrigin({ address, client }: Origin, salt: Buffer): Buffer {
  return createHash('sha256').update(salt).update(encodeNetstring(address)).update(encodeNetstring(client)).digest();
}

/** The origin of an entry as the database stores it next to the log; null once it is erased. */
export interface StoredOrigin {
  readonly origin_hash: Buffer | null;
  readonly origin_address: string | null;
  readonly origin_client: string | null;
  readonly origin_salt: Buffer | null;
  /** Whether the actor was permanently deleted, and the origin with them. */
  readonly actor_deleted: boolean | null;
}

export function flawOfOrigin(entry: StoredOrigin): string | null {
  const { origin_hash: hash, origin_address: address, origin_client: client, origin_salt: salt } = entry;
  if (address === null || client === null || salt === null) {
    return hash && !entry.actor_deleted ? 'lost its address and client, although its actor was not deleted' : null;
  }
  if (!hash) return 'has an address and client that were added later';
  return hashOfOrigin({ address, client }, salt).equals(hash) ? null : 'has an address or client that was changed';
}

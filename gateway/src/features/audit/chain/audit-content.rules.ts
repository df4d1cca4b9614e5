import { createHash, randomBytes } from 'node:crypto';

/** An entry as the database stores it: each column in PostgreSQL's own text form, so that no byte is lost. */
export interface StoredEntry {
  readonly organization_id: string;
  readonly position: string | null;
  readonly id: string;
  /** Seconds since 1970 with six decimal places. */
  readonly at: string | null;
  readonly actor_id: string | null;
  readonly actor_first_name: string | null;
  readonly actor_last_name: string | null;
  readonly action: string | null;
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly changes: string | null;
  /** Null for entries from before origins were recorded. */
  readonly origin_hash: Buffer | null;
  readonly previous_hash: Buffer | null;
  readonly hash: Buffer | null;
}

export const storedEntryColumns = `
  organization_id::text, position::text, id::text, extract(epoch from at)::text as at, actor_id::text,
  actor_first_name, actor_last_name, action, subject_type, subject_id::text, changes::text, origin_hash,
  previous_hash, hash`;

/** The previous hash of an organization's first entry. */
export const noHash = Buffer.alloc(32);

/** The hash that an entry must have at this position, computed in the same way as the database does on insert. */
export function hashOfEntry(entry: StoredEntry, position = entry.position): Buffer {
  const hash = createHash('sha256').update(entry.previous_hash ?? noHash);
  for (const value of [
    ...[entry.organization_id, position, entry.id, entry.at, entry.actor_id],
    ...[entry.actor_first_name, entry.actor_last_name, entry.action, entry.subject_type, entry.subject_id],
    entry.changes,
  ]) {
    hash.update(encodeNetstring(value ?? ''));
  }
  if (entry.origin_hash) hash.update(encodeNetstring(entry.origin_hash.toString('hex')));
  return hash.digest();
}

/** `5:hello,`: the length says where a value ends, whatever it contains (https://cr.yp.to/proto/netstrings.txt). */
function encodeNetstring(value: string): string {
  return `${Buffer.byteLength(value)}:${value},`;
}

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

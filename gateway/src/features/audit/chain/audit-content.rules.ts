import { createHash } from 'node:crypto';

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
export function encodeNetstring(value: string): string {
  return `${Buffer.byteLength(value)}:${value},`;
}

import { flawOfOrigin, hashOfEntry, noHash, type StoredEntry, type StoredOrigin } from './audit-content.rules.js';

export type WalkedEntry = StoredEntry & StoredOrigin;

export interface Flaw {
  readonly organizationId: string;
  readonly position: number | null;
  readonly entryId: string | null;
  readonly message: string;
}

/**
 * Follows the chain of one organization, entry by entry in the order of their positions, and returns the first flaw.
 * Entries after the first flaw cannot be verified.
 */
export class ChainWalk {
  private position = 0;
  private hash: Buffer = noHash;

  constructor(
    private readonly organizationId: string,
    /** The last position in the log, up to which the original place of a moved entry is searched. */
    private readonly length: number,
  ) {}

  next(entry: WalkedEntry): Flaw | null {
    const flaw = this.flawOf(entry);
    if (flaw || !entry.hash) return flaw;
    this.position += 1;
    this.hash = entry.hash;
    return null;
  }

  end(head: { readonly position: string; readonly hash: Buffer } | undefined): Flaw | null {
    if (!head)
      return this.position === 0 ? null : this.createFlaw(null, 'the record of the log’s last entry was removed');
    const recorded = Number(head.position);
    if (this.position < recorded) return this.describeMissing(this.position + 1, recorded);
    if (this.position > recorded || !head.hash.equals(this.hash)) {
      return this.createFlaw(
        null,
        `the record of the log’s last entry names position ${recorded}, but the log ends differently`,
      );
    }
    return null;
  }

  private flawOf(entry: WalkedEntry): Flaw | null {
    const { position, hash, previous_hash: previous } = entry;
    if (position === null || !hash || !previous) {
      return this.createFlaw(entry, 'was inserted outside the chain, or its position was removed');
    }
    const expected = this.position + 1;
    const isOwnHash = hashOfEntry(entry).equals(hash);
    if (!isOwnHash) return this.describeMoveOrChange(entry, expected);
    if (Number(position) > expected) return this.describeMissing(expected, Number(position) - 1);
    if (Number(position) < expected) return this.createFlaw(entry, 'was inserted at the position of another entry');
    if (!previous.equals(this.hash)) {
      return this.createFlaw(
        entry,
        'does not follow the entry before it: that entry was changed or replaced, including its hash',
      );
    }
    const originFlaw = flawOfOrigin(entry);
    return originFlaw ? this.createFlaw(entry, originFlaw) : null;
  }

  private describeMoveOrChange(entry: StoredEntry, expected: number): Flaw {
    const { hash } = entry;
    if (!entry.previous_hash?.equals(this.hash) || Number(entry.position) !== expected) {
      for (let place = 1; place <= this.length + 1; place += 1) {
        if (hash && hashOfEntry(entry, String(place)).equals(hash)) {
          return this.createFlaw(entry, `was moved here from position ${place}`);
        }
      }
    }
    return this.createFlaw(entry, 'was changed, or inserted outside the chain: its hash does not match its content');
  }

  private describeMissing(first: number, last: number): Flaw {
    const which = first === last ? `the entry at position ${first} was` : `the entries ${first} to ${last} were`;
    return { ...this.createFlaw(null, `${which} removed`), position: first };
  }

  private createFlaw(entry: StoredEntry | null, message: string): Flaw {
    return {
      organizationId: this.organizationId,
      position: entry?.position ? Number(entry.position) : null,
      entryId: entry?.id ?? null,
      message,
    };
  }
}

import { hashOfEntry, noHash, type StoredEntry } from './audit-content.rules.js';

/** What is wrong with a log, in a sentence, and where. */
export interface Flaw {
  readonly organizationId: string;
  readonly position: number | null;
  readonly entryId: string | null;
  readonly message: string;
}

/**
 * Follows the chain of one organization, entry by entry in the order of their positions, and answers the first flaw:
 * what comes after it can't be judged any more.
 */
export class ChainWalk {
  position = 0;
  private hash: Buffer = noHash;

  constructor(
    private readonly organizationId: string,
    /** How far the log goes: an entry that was moved is looked for so far. */
    private readonly length: number,
  ) {}

  next(entry: StoredEntry): Flaw | null {
    const flaw = this.flawOf(entry);
    if (flaw || !entry.hash) return flaw;
    this.position += 1;
    this.hash = entry.hash;
    return null;
  }

  /** What the log was ended with, by the database's own note of its head. */
  end(head: { readonly position: string; readonly hash: Buffer } | undefined): Flaw | null {
    if (!head) return this.position === 0 ? null : this.flaw(null, 'the note of the log’s last entry was removed');
    const noted = Number(head.position);
    if (this.position < noted) return this.missing(this.position + 1, noted);
    if (this.position > noted || !head.hash.equals(this.hash))
      return this.flaw(null, `the note of the log’s last entry says ${noted}, which is not what the log ends with`);
    return null;
  }

  private flawOf(entry: StoredEntry): Flaw | null {
    const { position, hash, previous_hash: previous } = entry;
    if (position === null || !hash || !previous) {
      return this.flaw(entry, 'was inserted past the log, or its place in it was taken away');
    }
    const expected = this.position + 1;
    const isItsOwn = hashOfEntry(entry).equals(hash);
    if (!isItsOwn) return this.movedOrChanged(entry, expected);
    if (Number(position) > expected) return this.missing(expected, Number(position) - 1);
    if (Number(position) < expected) return this.flaw(entry, 'was inserted where another entry stands already');
    if (!previous.equals(this.hash)) {
      return this.flaw(entry, 'does not follow the entry before it: that one was changed or replaced, hash and all');
    }
    return null;
  }

  private movedOrChanged(entry: StoredEntry, expected: number): Flaw {
    const { hash } = entry;
    if (!entry.previous_hash?.equals(this.hash) || Number(entry.position) !== expected) {
      for (let place = 1; place <= this.length + 1; place += 1) {
        if (hash && hashOfEntry(entry, String(place)).equals(hash)) {
          return this.flaw(entry, `was moved here from position ${place}`);
        }
      }
    }
    return this.flaw(entry, 'was changed, or inserted past the log: its hash is not that of what it says');
  }

  private missing(first: number, last: number): Flaw {
    const which = first === last ? `the entry at position ${first} was` : `the entries ${first} to ${last} were`;
    return { ...this.flaw(null, `${which} removed`), position: first };
  }

  private flaw(entry: StoredEntry | null, message: string): Flaw {
    return {
      organizationId: this.organizationId,
      position: entry?.position ? Number(entry.position) : null,
      entryId: entry?.id ?? null,
      message,
    };
  }
}

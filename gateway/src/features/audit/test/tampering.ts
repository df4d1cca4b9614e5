import type { Client } from 'pg';
import { storedTrigger } from '../../../../test/harness/index.js';

/** The columns of the audit log, each with the kind of value it holds. */
export const tamperedColumns = {
  organization_id: 'uuid',
  id: 'uuid',
  position: 'number',
  at: 'instant',
  actor_id: 'uuid',
  actor_first_name: 'text',
  actor_last_name: 'text',
  action: 'text',
  subject_type: 'text',
  subject_id: 'uuid',
  changes: 'json',
  previous_hash: 'bytes',
  origin_hash: 'bytes',
  hash: 'bytes',
} as const;

export type Column = keyof typeof tamperedColumns;

/** Changes one byte of a value so that it remains a valid value of its kind. */
const flips = {
  uuid: (value: string, at: number) => replaced(value, at, (symbol) => (symbol === '-' ? '-' : otherDigit(symbol))),
  text: (value: string, at: number) => replaced(value, at, (symbol) => (symbol === '~' ? '!' : '~')),
  bytes: (value: string, at: number) => `\\x${replaced(value.slice(2), at, otherDigit)}`,
  number: (value: string, at: number) => String(Number(value) + 5000 + at),
  instant: (value: string, at: number) => String(Number(value) + 10 ** ((at % 7) - 6)),
  // Changes a letter only, so that braces and quotes stay intact.
  json: (value: string, at: number) => {
    const letters = [...value.matchAll(/[a-z]/gi)].map(({ index }) => index);
    return replaced(value, letters[at % letters.length] ?? 0, (letter) => (letter === 'z' ? 'y' : 'z'));
  },
} as const;

function replaced(value: string, at: number, other: (symbol: string) => string): string {
  const index = at % value.length;
  const symbol = other(value.charAt(index));
  // A hyphen of a UUID cannot change, so take the next byte instead.
  if (symbol === value.charAt(index)) return replaced(value, index + 1, other);
  return value.slice(0, index) + symbol + value.slice(index + 1);
}

const otherDigit = (digit: string) => (digit === '0' ? '1' : '0');

export const withoutTriggers = (table: string) => `alter table ${table} disable trigger all`;

export const withTriggers = (table: string) => `
  alter table ${table} enable trigger all;
  alter table ${table} enable always trigger ${storedTrigger(table, 'audit_entries_append_only')};
  alter table ${table} enable always trigger ${storedTrigger(table, 'audit_entries_arrive')};
  alter table ${table} enable always trigger ${storedTrigger(table, 'audit_entries_chained')}`;

/** Manipulations by an attacker with full access to the database. */
export class Tampering {
  constructor(
    private readonly client: Client,
    /** As the server stores it. */
    private readonly table: string,
  ) {}

  /** Disables the triggers that protect the log. */
  async disableTriggers(): Promise<void> {
    await this.sql(withoutTriggers(this.table));
  }

  async enableTriggers(): Promise<void> {
    await this.sql(withTriggers(this.table));
  }

  /** Starts a transaction that `undo` rolls back. */
  async begin(): Promise<void> {
    await this.sql('begin');
  }

  async undo(): Promise<void> {
    await this.sql('rollback');
  }

  async flip(id: string, column: Column, at: number): Promise<void> {
    const kind = tamperedColumns[column];
    const read = kind === 'instant' ? `extract(epoch from ${column})` : column;
    const [row] = await this.sql(`select ${read}::text as value from audit_entries where id = $1`, [id]);
    // Old entries have no origin hash: give them one.
    const value = flips[kind](String(row?.value ?? '\\x00'), at);
    const written = kind === 'instant' ? 'to_timestamp($2::float8)' : '$2';
    await this.sql(`update audit_entries set ${column} = ${written} where id = $1`, [id, value]);
  }

  async sql(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.client.query(statement, values)).rows;
  }
}

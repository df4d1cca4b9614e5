import type { Client } from 'pg';

/** A table of a cell with the rows of organizations, and how its rows are copied. */
export interface MovedTable {
  readonly name: string;
  /** The column that names the organization. */
  readonly organization: string;
  /** The columns of the primary key next to the organization, with their types. */
  readonly key: readonly Column[];
  readonly columns: readonly Column[];
  /** Which rows of the source can be copied already. */
  readonly isComplete: string;
  /** Which rows are copied differently than before although they did not change themselves. */
  readonly isOutdated: string;
}

export interface MovedTables {
  /** Copied while the organization works. Nobody can be found by these rows. */
  readonly early: readonly MovedTable[];
  /**
   * Copied with the decision: what finds a person by an email address, or a caller by a secret. Look-ups across organizations read
   * every cell, and what was changed or revoked in the source since must not be found in a copy.
   */
  readonly last: readonly MovedTable[];
}

interface Column {
  readonly name: string;
  readonly type: string;
  /** What the other cell gets instead of the value. */
  readonly source: string;
}

/**
 * What is computed again: the counts of timesheets, by their triggers. What says that an organization has left a cell stays there, and
 * so does the note that a person was deleted, which has the number of a transaction: see `sourceOf`.
 */
const leftOut = ['timesheet_counts', 'timesheet_count_changes', 'departed_organizations', 'idempotency_erasures'];

/** Their rows find a caller by a secret, so the source loses them, and the people, before the target is in the directory. */
export const callerTables = [
  'sessions',
  'api_keys',
  'password_resets',
  'email_changes',
  'invitations',
  'calendar_feeds',
  'users',
];

/** People are copied early, because the audit log names them, but without what they sign in with. */
const hidden: Readonly<Record<string, string>> = {
  'users.email': `case when users.email is not null then (users.id || '@moving.invalid')::citext end`,
  'users.password_hash': `case when users.password_hash is not null then '!' end`,
  'users.holds_email': 'false',
};

/** Whether a person of the organization was deleted since responses were stored. */
const isErased = `exists (
    select from idempotency_erasures erasure where erasure.organization_id = idempotent_requests.organization_id
  )`;

/**
 * Numbers of transactions mean nothing on another server, and those of sequences may be taken there. A response that was stored
 * before the move is never replayed after a later deletion of a person; positions, which integrators know, do not change.
 */
const sources: Readonly<Record<string, string>> = {
  'idempotent_requests.transaction_id': `'3'::xid8`,
  'idempotent_requests.snapshot': `'3:3:'::pg_snapshot`,
  'idempotent_requests.sealed_answer': `case when ${isErased} then null else idempotent_requests.sealed_answer end`,
  'timesheet_changes.sequence': 'timesheet_changes.position - 4611686018427387904',
};

/** Changes that have no position yet get one before the next comparison. */
const conditions: Readonly<Record<string, string>> = { timesheet_changes: 'timesheet_changes.position is not null' };

const outdated: Readonly<Record<string, string>> = {
  idempotent_requests: `idempotent_requests.sealed_answer is not null and ${isErased}`,
};

interface Row {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly is_key: boolean;
}

const selectColumns = `
  select class.relname as table, attribute.attname as column, format_type(attribute.atttypid, attribute.atttypmod) as type,
    coalesce(attribute.attnum = any (key.indkey), false) as is_key
  from pg_class class
  join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
    and not attribute.attisdropped and attribute.attgenerated = ''
  left join pg_index key on key.indrelid = class.oid and key.indisprimary
  where class.relnamespace = $1::regnamespace and class.relkind = 'r' and (
    class.relname = 'organizations' or exists (
      select from pg_attribute own
      where own.attrelid = class.oid and own.attname = 'organization_id' and not own.attisdropped
    )
  ) and class.relname <> all ($2)
  order by class.relname, attribute.attnum`;

/** The tables whose rows move with their organization. Throws if a table has no primary key. */
export async function listMovedTables(client: Client, cell: string): Promise<MovedTables> {
  const { rows } = await client.query<Row>(selectColumns, [cell, leftOut]);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => tableOf(name, columns));
  return {
    early: tables.filter(({ name }) => name === 'users' || !callerTables.includes(name)).map(withoutSignIns),
    last: tables.filter(({ name }) => callerTables.includes(name)),
  };
}

function withoutSignIns(table: MovedTable): MovedTable {
  const columns = table.columns.map((column) => ({
    ...column,
    source: hidden[`${table.name}.${column.name}`] ?? column.source,
  }));
  return { ...table, columns };
}

function tableOf(name: string, rows: readonly Row[]): MovedTable {
  const organization = name === 'organizations' ? 'id' : 'organization_id';
  const columns = rows.map(({ column, type }) => ({ name: column, type, source: sourceOf(name, column) }));
  const keys = new Set(rows.filter((row) => row.is_key).map(({ column }) => column));
  if (!keys.has(organization)) throw new Error(`the primary key of ${name} does not have the organization`);
  return {
    name,
    organization,
    columns,
    isComplete: conditions[name] ?? 'true',
    isOutdated: outdated[name] ?? 'false',
    key: columns.filter(({ name: key }) => keys.has(key) && key !== organization),
  };
}

const sourceOf = (table: string, column: string) => sources[`${table}.${column}`] ?? `${table}.${column}`;

import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { Operation } from './wire/pipeline.adapter.js';

type ExecuteParameters = Parameters<PostgreSqlConnection['execute']>;

export type Method = 'all' | 'get' | 'run' | undefined;

/** The text of a statement of the ORM, and its values. */
export function textOf(query: ExecuteParameters[0], values: unknown): [string, readonly unknown[]] {
  if (typeof query === 'string') return [query, values as unknown[]];
  const { sql, params } = 'toRaw' in query ? query.toRaw() : query;
  return [sql, params as unknown[]];
}

const changes = /^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/;

/** What the ORM expects: all rows, the first row, or what a statement changed. */
export function resultOf({ rows, tag }: Operation, method: Method = 'all'): unknown {
  if (method === 'all') return rows;
  if (method === 'get') return rows[0];
  const changed = changes.exec(tag)?.[1];
  return {
    affectedRows: changed === undefined ? rows.length : Number(changed),
    insertId: undefined,
    row: rows[0],
    rows,
  };
}

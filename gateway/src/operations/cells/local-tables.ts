import type { Client } from 'pg';
import { localSchemaOf } from '../../platform/database/scope.js';
import { runLocally } from './citus-schema.js';

/**
 * The tables of a cell on its node, without the planner of Citus. Citus plans each execution of a statement twice, so a small one
 * costs up to four times as much as without it. The gateway is connected to the node that has the rows: there, a schema of views
 * names what the node stores, and PostgreSQL plans as usual, with prepared plans and row-level security (ADR 0112).
 *
 * The schema comes first in the search path. Where it is missing, the same names are the tables of Citus: slower, but right.
 * `enter_cell` takes the lock that Citus itself takes for each write, so that a cell that moves loses nothing.
 */
type Connection = Pick<Client, 'query' | 'escapeIdentifier'>;

interface StoredTable {
  readonly name: string;
  readonly shard: string;
  /** The columns that a sequence numbers: a shard has no sequences. */
  readonly numbered: readonly { readonly column: string; readonly sequence: string }[];
}

const listStored = `
  select class.relname as name, shard_name(shard.logicalrelid, shard.shardid) as shard,
    coalesce((
      select jsonb_agg(jsonb_build_object('column', attname, 'sequence', sequence))
      from pg_attribute, pg_get_serial_sequence(shard.logicalrelid::text, attname) sequence
      where attrelid = shard.logicalrelid and attnum > 0 and not attisdropped and sequence is not null
    ), '[]') as numbered
  from pg_dist_shard shard
  join pg_class class on class.oid = shard.logicalrelid
  join pg_dist_placement placement on placement.shardid = shard.shardid
  join pg_dist_local_group here on here.groupid = placement.groupid
  where class.relnamespace = to_regnamespace($1) and class.relname <> 'mikro_orm_migrations'
  order by class.relname`;

const listUsers = `
  select distinct grantee::regrole::text as name
  from pg_namespace, aclexplode(nspacl)
  where nspname = $1 and privilege_type = 'USAGE' and grantee not in (0, nspowner)`;

/** Makes the views again, as the owner of the tables. Plans are made again, because the schema is another one. */
export async function createLocalTables(node: Connection, cell: string): Promise<void> {
  const { rows: tables } = await node.query<StoredTable>(listStored, [cell]);
  const { rows: users } = await node.query<{ name: string }>(listUsers, [cell]);
  const statements = tables.length > 0 ? creationOf(cell, tables, users.map(({ name }) => name).join(', '), node) : [];
  await runLocally(node, [`drop schema if exists ${localSchemaOf(cell)} cascade`, ...statements]);
}

/** Before a migration, which may change columns that the views name. */
export function dropLocalTables(node: Connection, cell: string): Promise<void> {
  return runLocally(node, [`drop schema if exists ${localSchemaOf(cell)} cascade`]);
}

/** Whether there is a view for each table that the node stores: none if it stores none. */
export async function hasLocalTables(node: Connection, cell: string): Promise<boolean> {
  const { rows: tables } = await node.query<StoredTable>(listStored, [cell]);
  const { rows: views } = await node.query(
    `select from pg_class where relnamespace = to_regnamespace($1) and relkind = 'v'`,
    [localSchemaOf(cell)],
  );
  return views.length === tables.length;
}

function creationOf(
  cell: string,
  tables: readonly StoredTable[],
  users: string,
  { escapeIdentifier: quote }: Connection,
): string[] {
  const schema = localSchemaOf(cell);
  return [
    `create schema ${schema}`,
    ...tables.flatMap(({ name, shard, numbered }) => {
      const view = `${schema}.${quote(name)}`;
      return [
        // Who uses a view needs the privileges of its table, and sees the rows that its policies show.
        `create view ${view} with (security_invoker = true) as select * from ${shard}`,
        ...numbered.flatMap(({ column, sequence }) => [
          `alter view ${view} alter ${quote(column)} set default nextval('${sequence}')`,
          ...(users ? [`grant usage on sequence ${sequence} to ${users}`] : []),
        ]),
      ];
    }),
    ...(users
      ? [
          `grant usage on schema ${schema} to ${users}`,
          `grant select, insert, update, delete on all tables in schema ${schema} to ${users}`,
        ]
      : []),
  ];
}

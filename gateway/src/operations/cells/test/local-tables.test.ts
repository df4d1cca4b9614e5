import { expect, test } from '@jest/globals';
import type { Client } from 'pg';
import { localSchemaOf } from '../../../platform/database/scope.js';
import { createLocalTables, dropLocalTables, hasLocalTables } from '../local-tables.js';

/**
 * A node of Citus that stores one table of cell_2 and answers the questions about it. `npm run test:citus` uses real
 * ones.
 */
function nodeWith({ tables, views = 0 }: { readonly tables: readonly object[]; readonly views?: number }) {
  const statements: string[] = [];
  const query = async (text: string) => {
    if (text.includes('pg_dist_shard')) return { rows: tables };
    if (text.includes('aclexplode')) return { rows: [{ name: 'timetrack_app' }, { name: 'timetrack_system' }] };
    if (text.includes('relkind')) return { rows: Array.from({ length: views }, () => ({})) };
    statements.push(...text.split(';\n'));
    return { rows: [] };
  };
  const escapeIdentifier = (name: string) => `"${name}"`;
  return { node: { query, escapeIdentifier } as unknown as Client, statements };
}

const numbered = [{ column: 'sequence', sequence: 'cell_2.timesheet_changes_sequence_seq' }];
const table = { name: 'timesheet_changes', shard: 'cell_2.timesheet_changes_102056', numbered };
const [begin, alone, commit] = ['begin', 'set local citus.enable_ddl_propagation to off', 'commit'];

test('the views of a cell name what the node stores, for the privileges and the rows of who uses them', async () => {
  const { node, statements } = nodeWith({ tables: [table] });
  await createLocalTables(node, 'cell_2');
  expect(statements).toEqual([
    begin,
    alone,
    'drop schema if exists cell_2_here cascade',
    'create schema cell_2_here',
    'create view cell_2_here."timesheet_changes" with (security_invoker = true) as select * from cell_2.timesheet_changes_102056',
    `alter view cell_2_here."timesheet_changes" alter "sequence" set default nextval('cell_2.timesheet_changes_sequence_seq')`,
    'grant usage on sequence cell_2.timesheet_changes_sequence_seq to timetrack_app, timetrack_system',
    'grant usage on schema cell_2_here to timetrack_app, timetrack_system',
    'grant select, insert, update, delete on all tables in schema cell_2_here to timetrack_app, timetrack_system',
    commit,
  ]);
});

test('a node without the cell has no views, so that its names mean the tables of Citus', async () => {
  const { node, statements } = nodeWith({ tables: [] });
  await createLocalTables(node, 'cell_2');
  expect(statements).toEqual([begin, alone, 'drop schema if exists cell_2_here cascade', commit]);
});

test('before a migration, the views go', async () => {
  const { node, statements } = nodeWith({ tables: [table] });
  await dropLocalTables(node, 'cell_2');
  expect(statements).toContain(`drop schema if exists ${localSchemaOf('cell_2')} cascade`);
});

test.each([
  [1, true],
  [0, false],
])('with %d of 1 view, a node is complete: %s', async (views, expected) => {
  expect(await hasLocalTables(nodeWith({ tables: [table], views }).node, 'cell_2')).toBe(expected);
});

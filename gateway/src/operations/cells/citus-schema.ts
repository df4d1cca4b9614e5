import type { Client } from 'pg';
import { foreignRowStatements } from '../../platform/database/row-level-security/foreign-rows.js';
import { reachConditions } from '../../platform/database/row-level-security/policies.js';
import { localSchemaOf, tenantSetting } from '../../platform/database/scope.js';

/**
 * Places cells on the nodes of a Citus cluster (ADR 0112). A cell is a schema with all tables, functions and triggers of many
 * organizations; Citus keeps a distributed schema on one node, and every node knows which one.
 *
 * The owner of the tables does all of it, without superuser. Before, an administrator of PostgreSQL prepares each node
 * (docs/operations/citus.md): the roles, the extensions, and `grant create on database`.
 */

type Connection = Pick<Client, 'query' | 'escapeIdentifier' | 'escapeLiteral'>;

/**
 * Distributes a migrated schema. `owner` is connected to the coordinator as the owner of the tables. The roles and
 * their grants must exist: earlier grants are copied to the node of the cell.
 */
export async function distributeCell(owner: Connection, cell: string): Promise<void> {
  const condition = ` = nullif(current_setting('${tenantSetting}', true), '')::uuid`;
  const values = [cell, condition, reachConditions(true)];
  const { rows } = await owner.query<{ change: string }>(listChanges, values);
  await runLocally(owner, [...rows.map(({ change }) => change), foreignRowStatements(cell)]);
  await runTogether(owner, [
    'set local statement_timeout = 0',
    // Otherwise the node gets the tables without their foreign keys.
    'set local citus.enable_ddl_propagation = on',
    // Citus warns of triggers that read other nodes. Ours read the tables of their own schema, which is on one node.
    'set local citus.enable_unsafe_triggers = on',
    `select citus_schema_distribute(${owner.escapeLiteral(cell)}::regnamespace)`,
  ]);
}

/**
 * Citus plans no subquery in a policy. The function is stable, so an index still compares with it once. A trigger runs on the
 * node with the search path of a connection of Citus, so its function gets one. A body that is parsed already needs none.
 */
const listChanges = `
  select format(
    'alter policy tenant on %1$s using (%2$s) with check (%2$s)',
    class.oid::regclass,
    case class.relname when 'organizations' then 'id' else 'organization_id' end || $2::text
  ) as change
  from pg_policy policy join pg_class class on class.oid = policy.polrelid
  where class.relnamespace = to_regnamespace($1) and policy.polname = 'tenant'
  union all
  select format('alter policy reach on %s using (%s)', class.oid::regclass, $3::jsonb ->> class.relname)
  from pg_policy policy join pg_class class on class.oid = policy.polrelid
  where class.relnamespace = to_regnamespace($1) and policy.polname = 'reach'
  union all
  select format('alter function %s set search_path to %I, public, pg_temp', oid::regprocedure, $1::text)
  from pg_proc
  where pronamespace = to_regnamespace($1) and prokind = 'f' and prosqlbody is null`;

/**
 * Copies all functions of a cell to a node, with their owners and grants: Citus copies only those that triggers call. Runs again
 * after each migration that changes a function, on every node except the coordinator, because a cell can move to any of them.
 */
export async function copyFunctions(coordinator: Connection, node: Connection, cell: string): Promise<void> {
  const statements = await functionStatements(coordinator, cell);
  const schema = node.escapeIdentifier(cell);
  await runLocally(node, [
    'set local check_function_bodies to off',
    `set local search_path to ${schema}, public`,
    ...statements,
  ]);
}

/** Runs statements on one node only, in one transaction. */
export function runLocally(node: Pick<Client, 'query'>, statements: readonly string[]): Promise<void> {
  return runTogether(node, ['set local citus.enable_ddl_propagation to off', ...statements]);
}

async function runTogether(node: Pick<Client, 'query'>, statements: readonly string[]): Promise<void> {
  await node.query('begin');
  try {
    await node.query(statements.join(';\n'));
    await node.query('commit');
  } catch (error) {
    await node.query('rollback');
    throw error;
  }
}

interface FunctionRow {
  readonly definition: string;
  readonly signature: string;
  readonly owner: string;
  /** The statement for its search path, if its body names tables when it runs. */
  readonly path: 'set' | 'reset' | null;
  readonly grantees: readonly string[] | null;
}

/** In the order of their creation, because a parsed body needs the functions that it calls. */
async function functionStatements(coordinator: Connection, cell: string): Promise<string[]> {
  const { rows } = await coordinator.query<FunctionRow>(
    `select pg_get_functiondef(proc.oid) as definition, proc.oid::regprocedure::text as signature,
      pg_get_userbyid(proc.proowner) as owner,
      case
        when proc.prosqlbody is not null then null
        when exists (select from unnest(proc.proconfig) setting where setting like 'search_path=pg_catalog%') then null
        when proc.prosecdef or proc.prorettype = 'trigger'::regtype then 'set'
        else 'reset'
      end as path,
      array(
        select case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end
        from aclexplode(coalesce(proc.proacl, acldefault('f', proc.proowner)))
      ) as grantees
    from pg_proc proc
    where proc.pronamespace = $1::regnamespace and proc.prokind = 'f'
    order by proc.oid`,
    [cell],
  );
  const schema = coordinator.escapeIdentifier(cell);
  const localPath = `${coordinator.escapeIdentifier(localSchemaOf(cell))}, ${schema}, public, pg_temp`;
  const owners = [...new Set(rows.map(({ owner }) => coordinator.escapeIdentifier(owner)))].join(', ');
  return [
    // A new owner must be allowed to create functions in the schema.
    `grant create on schema ${schema} to ${owners}`,
    ...rows.flatMap(({ definition, signature, owner, path, grantees }) => [
      definition,
      // On the node, its tables are those that the node stores. PostgreSQL inlines only functions without settings.
      ...(path === 'set' ? [`alter function ${signature} set search_path to ${localPath}`] : []),
      ...(path === 'reset' ? [`alter function ${signature} reset search_path`] : []),
      `alter function ${signature} owner to ${coordinator.escapeIdentifier(owner)}`,
      `revoke all on function ${signature} from public`,
      ...(grantees ?? []).map((grantee) => `grant execute on function ${signature} to ${grantee}`),
    ]),
    `revoke create on schema ${schema} from ${owners}`,
    `grant create on schema ${schema} to current_user`,
  ];
}

/** Who moves a cell holds this lock on the new node until the views of the cell are there. */
export const lockOfViews = (cell: string) => `hashtextextended('views of ${cell}', 0)`;

/**
 * Finds out whether the cell is on this node, and keeps it here until the transaction ends: who moves the cell waits
 * for a lock (mode 5, SHARE) that every transaction holds. Citus takes it for its own writes, but the views of the cell
 * pass Citus by. Without it, a move would lose its writes, and Citus would send the next statements to the new node,
 * without the organization. A transaction that waited for a move looks again, because each statement of the function
 * has a snapshot of its own. After a move, it also waits for the views. Only the owner may take the lock of a shard.
 */
export const entranceOf = (cell: string, shard: number) => `
  create or replace function ${cell}.cell_is_here() returns boolean language plpgsql security definer
  set search_path to pg_catalog, pg_temp as $$
    begin
      -- An expression costs less than "perform", which is a query. The function returns no null.
      if lock_shard_metadata(5, array[${shard}]) is null then return false; end if;
      if not exists (
        select from pg_dist_placement
        where shardid = ${shard} and groupid = (select groupid from pg_dist_local_group)
      ) then
        return false;
      end if;
      if to_regnamespace('${localSchemaOf(cell)}') is null then
        perform pg_advisory_xact_lock_shared(${lockOfViews(cell)});
      end if;
      return true;
    end
  $$`;

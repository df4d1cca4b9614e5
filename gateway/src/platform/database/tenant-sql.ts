import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryResult } from 'pg';
import { checkOf } from './caller-check.js';
import { DatabaseTransaction } from './connection.js';
import { isSameRoute, type Route, repeatIfMoved, runByRoutingKey } from './routes.js';
import { globalTables } from './row-level-security/table-grants.js';
import { noTenant, type Tenant } from './scope.js';
import { bindTenantValues, bindValues, type SqlStatement, type Statement } from './statement.js';
import { operatorFunctions, queueFunctions, systemFunctions } from './system-functions.js';
import type { TenantConnection } from './tenant-connection.js';
import { boundTenantOf, tenantOf } from './tenant-scope.js';

export { arrayLiteral, plannedOnce, type SqlStatement } from './statement.js';

/** Runs raw SQL. Values are positional: one for each `?`. */
export interface Sql {
  query<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  run(statement: string, values?: readonly unknown[]): Promise<number>;
  /** Runs statements in order in one round trip, and returns their rows. An error skips the rest. */
  queryAll(statements: readonly SqlStatement[]): Promise<Record<string, unknown>[][]>;
  /** Runs statements and commits the transaction of the entity manager, in one round trip. */
  commitWith(statements: readonly SqlStatement[]): Promise<void>;
}

/**
 * Raw SQL for the rows of one organization. The statement names it as `:organization`, as often as it needs to, and
 * the helper binds the organization of the entity manager, so that no caller can pass another one:
 *
 *     tenantSql(em).query<{ id: string }>(
 *       'select id from photos where organization_id = :organization and created_at < ?',
 *       [before],
 *     );
 *
 * A statement without `:organization` throws. Pass `organizationId` where the entity manager is not bound to an
 * organization, such as in a background job; a different organization than the bound one throws.
 *
 * Values are parameters of a prepared statement (ADR 0062), so PostgreSQL infers their types: cast where the place leaves one
 * open (`?::timestamptz`). Pass a list as one value: `= any(?::uuid[])` with `arrayLiteral(ids)`.
 *
 * Within a transaction, statements that are issued together are sent in one pipeline, in their order:
 * `await Promise.all([sql.run(first), sql.run(second)])` is one round trip. `begin`, a savepoint and its release are sent with
 * the statement that follows them. Outside a transaction each statement has a connection and a transaction of its own.
 *
 * The helper can't check that every table of the statement is compared with `:organization`: a join on
 * (organization_id, id) does that, and the reviewer of the statement.
 */
export function tenantSql(em: EntityManager, organizationId?: string): Sql {
  const bound = tenantOf(em);
  if (bound && organizationId && bound !== organizationId) {
    throw new Error('tenantSql: the entity manager is bound to another organization');
  }
  const id = bound ?? organizationId;
  if (!id) throw new Error('tenantSql: no organization is bound to the entity manager');
  const bind = (statement: string, values: readonly unknown[]) => bindTenantValues(statement, values, id);
  if (!bound) return sqlOf(em, bind, { organizationId: id });
  return sqlOf(em, bind, em.isInTransaction() ? undefined : boundTenantOf(em));
}

interface SystemScope {
  /** The end of the id of an organization, which its secrets carry: the statement runs only in its cell. */
  readonly routingKey?: string | undefined;
  /** For a function that takes the organization of the transaction: it runs in its cell alone. */
  readonly isOfTransaction?: boolean;
}

/**
 * Raw SQL across organizations: sweeps, locks of the whole database, and look-ups that find out which organization a
 * caller belongs to. The statement must call a function of `systemFunctions`, or use only tables that have no organization;
 * `reason` says why that is right.
 *
 * With several cells, a function runs in each of them, and the rows of all are returned (ADR 0112).
 */
export function systemSql(em: EntityManager, reason: string, { routingKey, isOfTransaction }: SystemScope = {}): Sql {
  if (!reason) throw new Error('systemSql: give a reason');
  const bind = (statement: string, values: readonly unknown[]) => {
    assertSystemStatement(statement);
    return bindValues(statement, values);
  };
  const execute = async (statement: string, values: readonly unknown[]): Promise<QueryResult[]> => {
    const bound = bind(statement, values);
    if (isOfTransaction) return [await connectionOf(em).run(bound, em.getTransactionContext())];
    if (systemCall.test(statement)) return runInCells(em, bound, routingKey);
    return [await runInDefaultCell(em, bound)];
  };
  return {
    ...sqlOf(em, bind),
    query: async <Row>(statement: string, values: readonly unknown[] = []) =>
      (await execute(statement, values)).flatMap(({ rows }) => rows as Row[]),
    run: async (statement, values = []) =>
      (await execute(statement, values)).reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
  };
}

const functions = [systemFunctions, operatorFunctions, queueFunctions].flatMap(Object.keys);
const permitted = new Set([...functions, ...Object.keys(globalTables)]);

/** What a statement reads or writes: `from users`, `into audit_entries`, but not `do update set` or `for update`. */
const source = /\b(?:from|join|into|update|using)\s+(?!set\b|skip\b|of\b)([\w."]+)/gi;

/** A call of a function that sees the rows of every organization: of every one in its cell. */
const systemCall = new RegExp(String.raw`\b(?:${functions.join('|')})\s*\(`);

/** The few statements of `systemSql`, so that each is parsed once. */
const checked = new Set<string>();

/**
 * Throws unless a statement across organizations calls functions of `systemFunctions`, uses only tables that have no
 * organization, or takes a lock.
 */
function assertSystemStatement(statement: string): void {
  if (checked.has(statement)) return;
  const sources = [...statement.matchAll(source)].map(([, name = '']) => name);
  const other = sources.find((name) => !permitted.has(name));
  const calls = systemCall.test(statement) || /\bpg_advisory_xact_lock\s*\(/.test(statement);
  if (other || (sources.length === 0 && !calls)) {
    throw new Error(
      `systemSql: ${other ?? 'the statement'} is neither a system function nor a table without organization`,
    );
  }
  checked.add(statement);
}

/**
 * Holds a value until the commit, so that of simultaneous commands in several cells one decides after the other. With one cell, a
 * unique constraint is enough, and this does nothing. Look afterwards whether the value is free.
 */
export async function lockInAllCells(em: EntityManager, value: string): Promise<void> {
  if (!isDivided(em)) return;
  const lock = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';
  await systemSql(em, 'no constraint sees the rows of several cells').query(lock, [value]);
}

export const isDivided = (em: EntityManager) => connectionOf(em).openRoutes?.isDivided ?? false;

/** Of the connection rather than the entity manager: this also works on the ORM's global one, outside of a request. */
const connectionOf = (em: EntityManager) => em.getConnection() as TenantConnection;

/** Runs a statement that belongs to no organization, and not in the cell to which a transaction has moved. */
async function runInDefaultCell(em: EntityManager, statement: Statement): Promise<QueryResult> {
  const connection = connectionOf(em);
  const home = (await connection.routes()).default();
  const ctx: unknown = em.getTransactionContext();
  if (!(ctx instanceof DatabaseTransaction) || isSameRoute(ctx.route, home)) return connection.run(statement, ctx);
  const { route, tenant } = ctx;
  ctx.moveTo(home, noTenant);
  const result = await connection.run(statement, ctx);
  ctx.moveTo(route, tenant);
  return result;
}

/** Runs a statement in each cell, or in those of a routing key, and returns the rows of all, by cell. */
async function runInCells(em: EntityManager, statement: Statement, routingKey?: string): Promise<QueryResult[]> {
  const connection = connectionOf(em);
  const routes = await connection.routes();
  const ctx: unknown = em.getTransactionContext();
  if (!routes.isDivided) return [await connection.run(statement, ctx)];
  const run = (route: Route): Promise<QueryResult> => {
    if (ctx instanceof DatabaseTransaction && isSameRoute(ctx.route, route)) return connection.run(statement, ctx);
    return connection.runOn(route, statement);
  };
  const find = () => runByRoutingKey(routes, routingKey, run);
  return ctx instanceof DatabaseTransaction ? find().catch(connection.throwExplained) : repeatIfMoved(routes, find);
}

function sqlOf(
  em: EntityManager,
  bind: (statement: string, values: readonly unknown[]) => Statement,
  tenant?: Tenant,
): Sql {
  const execute = async (statement: string, values: readonly unknown[]) => {
    const check = checkOf(em.getSessionContext());
    return connectionOf(em).run(bind(statement, values), em.getTransactionContext(), tenant, check);
  };
  return {
    query: async <Row>(statement: string, values: readonly unknown[] = []) =>
      (await execute(statement, values)).rows as Row[],
    run: async (statement, values = []) => (await execute(statement, values)).rowCount ?? 0,
    queryAll: async (statements) => {
      const bound = statements.map(({ text, values }) => bind(text, values));
      const results = await connectionOf(em).runAll(bound, em.getTransactionContext());
      return results.map(({ rows }) => rows);
    },
    commitWith: async (statements) => {
      const bound = statements.map(({ text, values }) => bind(text, values));
      await connectionOf(em).commitWith(bound, em.getTransactionContext());
      em.resetTransactionContext();
    },
  };
}

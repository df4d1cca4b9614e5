import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Pool, type QueryResult } from 'pg';
import { hasMoved } from '../errors/index.js';
import { type CallerCheck, checkOf } from './caller-check.js';
import type { CellMap, Node } from './cells.js';
import { DatabaseTransaction, open, resultsOf, scriptOf } from './connection.js';
import { type Route, Routes, repeatIfMoved } from './routes.js';
import { scopeStatements, type Tenant, tenantIn } from './scope.js';
import { bindValues, type Statement } from './statement.js';

type BeginOptions = NonNullable<Parameters<PostgreSqlConnection['begin']>[0]>;
type TransactionalOptions = NonNullable<Parameters<PostgreSqlConnection['transactional']>[1]>;
type Work = Parameters<PostgreSqlConnection['transactional']>[0];
type Dialect = ReturnType<PostgreSqlConnection['createKyselyDialect']>;
type ExecuteParameters = Parameters<PostgreSqlConnection['execute']>;
type DriverOptions = Record<string, unknown> & {
  onPoolCreated?: (pool: Pool) => unknown;
  applicationRole?: string;
  cellMap?: () => CellMap | undefined;
};

/** What a statement outside a transaction is bound to. */
interface Autocommit {
  readonly tenant?: Tenant | undefined;
  readonly check?: CallerCheck | undefined;
}

/**
 * Sends each statement with its values as parameters, prepared by name, and names the organization to PostgreSQL without a
 * round trip of its own (ADR 0062). A statement outside a transaction goes out with `begin`, the organization and `commit` in
 * one pipeline; in a transaction, `begin` and the organization go out with the first statement.
 *
 * With `applicationRole`, every transaction and every statement gives up the privileges of the login first.
 */
export class TenantConnection extends PostgreSqlConnection {
  /** Undefined before the first connection was needed, and after the last. */
  openRoutes: Routes | undefined;
  /** The role to which each transaction switches; '' if the login is the application's. */
  private role = '';

  override createKyselyDialect(overrides: object): Dialect {
    const { applicationRole = '', cellMap, ...options } = overrides as DriverOptions;
    this.role = applicationRole;
    return super.createKyselyDialect({
      ...options,
      onPoolCreated: (pool: Pool) => {
        const openNode = ({ host, port }: Node) => {
          // The pool hides its password from copies.
          const { password } = pool.options;
          const nodePool = new Pool({ ...pool.options, password, connectionString: undefined, host, port });
          options.onPoolCreated?.(nodePool);
          return nodePool;
        };
        this.openRoutes = new Routes(pool, openNode, cellMap?.());
        return options.onPoolCreated?.(pool);
      },
    } as never);
  }

  override async close(force?: boolean): Promise<void> {
    const { openRoutes } = this;
    this.openRoutes = undefined;
    await super.close(force);
    await openRoutes?.close();
  }

  /** Where statements go. Connects if nothing has yet. */
  async routes(): Promise<Routes> {
    if (!this.openRoutes) await this.ensureConnection();
    if (!this.openRoutes) throw new Error('the database is closed');
    return this.openRoutes;
  }

  override async begin({ sessionContext, ctx, ...options }: BeginOptions = {}) {
    if (ctx) return transactionOf(ctx).nest() as never;
    const [begin = 'begin'] = this.platform.getBeginTransactionSQL(options);
    const tenant = tenantIn(sessionContext);
    const onLost = (error: unknown) =>
      this.logger.warn('query', `a server of a transaction was lost after its commit: ${String(error)}`);
    const route = await (await this.routes()).of(tenant?.organizationId);
    return DatabaseTransaction.begin({ begin, role: this.role, onLost }, route, tenant) as never;
  }

  override async commit(transaction: unknown): Promise<void> {
    await transactionOf(transaction).commit();
  }

  override async rollback(transaction: unknown): Promise<void> {
    await transactionOf(transaction).rollback();
  }

  /** A single operation of an entity manager outside a transaction comes here without a transaction of its own. */
  override async transactional<T>(work: (trx: never) => Promise<T>, options: TransactionalOptions = {}): Promise<T> {
    const { ctx, eventBroadcaster, sessionContext } = options;
    if (ctx || eventBroadcaster || !sessionContext) return super.transactional(work as Work, options) as Promise<T>;
    const autocommit: Autocommit = { tenant: tenantIn(sessionContext), check: checkOf(sessionContext) };
    return work(autocommit as never);
  }

  override async execute(...[query, values = [], method, ctx]: ExecuteParameters): Promise<never> {
    const result = await this.run(statementOf(query, values), ctx);
    if (method === 'run') return changesOf(result) as never;
    return (method === 'get' ? result.rows[0] : result.rows) as never;
  }

  // biome-ignore lint/correctness/useYield: the ORM would send a statement without its organization
  override async *stream<T>(): AsyncIterableIterator<T> {
    throw new Error('streaming is not supported: read pages');
  }

  /**
   * Runs a statement in a transaction, or by itself; `tenant` binds a transaction that was not bound. By itself, it waits
   * for the check of its caller.
   */
  async run(statement: Statement, ctx: unknown, tenant?: Tenant, check?: CallerCheck): Promise<QueryResult> {
    if (ctx instanceof DatabaseTransaction) {
      if (tenant) await this.bindTransaction(ctx, tenant);
      return firstOf(await this.runAll([statement], ctx));
    }
    const bound = (ctx ?? {}) as Autocommit;
    const autocommit = { tenant: tenant ?? bound.tenant, check: check ?? bound.check };
    const routes = await this.routes();
    const runOnce = async () => this.runOn(await routes.of(autocommit.tenant?.organizationId), statement, autocommit);
    return repeatIfMoved(routes, runOnce, autocommit.check).catch(this.throwExplained);
  }

  /** Runs a statement by itself, in one round trip with the check of its caller. */
  async runOn(route: Route, statement: Statement, { tenant, check }: Autocommit = {}): Promise<QueryResult> {
    const scope = scopeStatements({ role: this.role, tenant, cell: route.cell });
    const asking = check?.take(tenant?.organizationId);
    let rows: readonly unknown[] | undefined;
    let result: QueryResult;
    try {
      const outcomes = await runAutocommit(route, scope, asking ? [asking, statement] : [statement]);
      if (asking) rows = firstOf(resultsOf(outcomes.slice(0, 1))).rows;
      result = firstOf(resultsOf(outcomes.slice(-1)));
    } finally {
      if (asking) check?.settle(rows);
    }
    await check?.enforce();
    return result;
  }

  /** Runs statements of a transaction in one round trip. */
  async runAll(statements: readonly Statement[], ctx: unknown): Promise<QueryResult[]> {
    return transactionOf(ctx).send(statements).catch(this.throwExplained);
  }

  /** Runs statements and commits their transaction, in one round trip. */
  async commitWith(statements: readonly Statement[], ctx: unknown): Promise<void> {
    await transactionOf(ctx).commit(statements).catch(this.throwExplained);
  }

  /** Shows the rows of a tenant for the rest of the transaction. */
  async bindTransaction(ctx: unknown, tenant: Tenant): Promise<void> {
    transactionOf(ctx).moveTo(await (await this.routes()).of(tenant.organizationId), tenant);
  }

  /** An organization that was not where it was expected is looked for before anything is repeated. */
  readonly throwExplained = async (error: unknown): Promise<never> => {
    if (hasMoved(error)) await this.openRoutes?.renew();
    throw error;
  };
}

function statementOf(query: ExecuteParameters[0], values: unknown): Statement {
  if (typeof query === 'string') return bindValues(query, values as unknown[]);
  const { sql, params } = 'toRaw' in query ? query.toRaw() : query;
  return bindValues(sql, params as unknown[]);
}

function changesOf({ rows, rowCount }: QueryResult) {
  return { affectedRows: rowCount ?? 0, insertId: undefined, row: rows[0], rows };
}

const commit: Statement = { text: 'commit' };

/**
 * Runs statements by themselves, in one round trip: with something to set, in a transaction that ends with them. An error
 * undoes all of them.
 */
async function runAutocommit(route: Route, scope: readonly string[], statements: readonly Statement[]) {
  const isBound = scope.length > 0;
  const { connection, outcomes } = await open(
    route,
    isBound ? [scriptOf(['begin', ...scope]), ...statements, commit] : statements,
  );
  connection.leave();
  if (!isBound) return outcomes;
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed && [outcomes[0], outcomes.at(-1)].includes(failed)) throw failed.reason;
  return outcomes.slice(1, -1);
}

function transactionOf(ctx: unknown): DatabaseTransaction {
  if (ctx instanceof DatabaseTransaction) return ctx;
  throw new Error('this needs a transaction');
}

const firstOf = ([result]: readonly QueryResult[]) => result as QueryResult;

export class TenantDriver extends PostgreSqlDriver {
  override readonly connection = new TenantConnection(this.config);
}

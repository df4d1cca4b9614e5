import { EventType } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Pool, type QueryResult } from 'pg';
import { hasMoved } from '../errors/index.js';
import { type CallerCheck, CallerNotConfirmed, checkOf } from './caller-check.service.js';
import type { CellMap, Node } from './cells.ports.js';
import { resultsOf, runAutocommit } from './connection.adapter.js';
import { isSameRoute, type Route, Routes, repeatIfMoved, runWhereHinted } from './routes.service.js';
import { scopeStatements, tenantSetting } from './scope.builder.js';
import { bindValues, type Statement } from './statement.builder.js';
import { DatabaseTransaction, type Move } from './transaction.adapter.js';

type BeginOptions = NonNullable<Parameters<PostgreSqlConnection['begin']>[0]>;
type SessionContext = NonNullable<BeginOptions['sessionContext']>;
type TransactionalOptions = NonNullable<Parameters<PostgreSqlConnection['transactional']>[1]>;
type Broadcaster = BeginOptions['eventBroadcaster'];
type Work = Parameters<PostgreSqlConnection['transactional']>[0];
type Dialect = ReturnType<PostgreSqlConnection['createKyselyDialect']>;
type ExecuteParameters = Parameters<PostgreSqlConnection['execute']>;
type DriverOptions = Record<string, unknown> & {
  onPoolCreated?: (pool: Pool) => unknown;
  applicationRole?: string;
  cellMap?: () => CellMap | undefined;
};

/** The context of single statements outside a transaction. */
interface Autocommit {
  readonly organizationId?: string | undefined;
  /** What the statement waits for. */
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
  private pool: Pool | undefined;
  private knownRoutes: Routes | undefined;
  private role: string | undefined;

  /** Its pool, if a connection was needed before. */
  get currentPool(): Pool | undefined {
    return this.pool;
  }

  get poolsByNode(): ReadonlyMap<string, Pool> | undefined {
    return this.knownRoutes?.poolsByNode();
  }

  override createKyselyDialect(overrides: object): Dialect {
    const { applicationRole: _applicationRole, cellMap, ...options } = overrides as DriverOptions;
    return super.createKyselyDialect({
      ...options,
      onPoolCreated: (pool: Pool) => {
        this.pool = pool;
        const openNode = ({ host, port }: Node) => {
          // The pool hides its password from copies.
          const { password } = pool.options;
          const nodePool = new Pool({ ...pool.options, password, connectionString: undefined, host, port });
          options.onPoolCreated?.(nodePool);
          return nodePool;
        };
        this.knownRoutes = new Routes(pool, openNode, cellMap?.());
        return options.onPoolCreated?.(pool);
      },
    } as never);
  }

  /** Whether there are several cells. */
  get isDivided(): boolean {
    return this.knownRoutes?.isDivided ?? false;
  }

  override async close(force?: boolean): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    await this.knownRoutes?.close();
    await super.close(force);
    // The query builder closes only a pool from which it took a connection.
    if (pool && !pool.ending) await pool.end();
  }

  override async begin(options: BeginOptions = {}) {
    const { eventBroadcaster, sessionContext, ctx } = options;
    const outer = ctx as unknown as DatabaseTransaction | undefined;
    await eventBroadcaster?.dispatchEvent(EventType.beforeTransactionStart, ctx);
    const transaction = outer ? this.nest(outer) : await this.beginOuter(options, sessionContext);
    await eventBroadcaster?.dispatchEvent(EventType.afterTransactionStart, transaction as never);
    return transaction as never;
  }

  private async beginOuter(options: BeginOptions, sessionContext?: SessionContext): Promise<DatabaseTransaction> {
    const [text = 'begin'] = this.platform.getBeginTransactionSQL(options);
    this.note(text);
    await this.routes();
    const move = await this.moveTo(organizationOf(sessionContext));
    return DatabaseTransaction.begin(text, move, (error) => {
      this.logger.warn('query', `a server of a transaction was lost after its commit: ${String(error)}`);
    });
  }

  private nest(outer: DatabaseTransaction): DatabaseTransaction {
    const inner = outer.nest();
    this.note(`savepoint ${inner.name}`);
    return inner;
  }

  override async commit(transaction: unknown, eventBroadcaster?: Broadcaster): Promise<void> {
    const ctx = transaction as never;
    await eventBroadcaster?.dispatchEvent(EventType.beforeTransactionCommit, ctx);
    const own = transaction as DatabaseTransaction;
    this.note(own.name ? `release savepoint ${own.name}` : 'commit');
    await own.commit();
    await eventBroadcaster?.dispatchEvent(EventType.afterTransactionCommit, ctx);
  }

  override async rollback(transaction: unknown, eventBroadcaster?: Broadcaster): Promise<void> {
    const own = transaction as DatabaseTransaction;
    // A failed commit has ended the transaction already.
    if (own.isOver) return;
    await eventBroadcaster?.dispatchEvent(EventType.beforeTransactionRollback, transaction as never);
    this.note(own.name ? `rollback to savepoint ${own.name}` : 'rollback');
    await own.rollback();
    await eventBroadcaster?.dispatchEvent(EventType.afterTransactionRollback, transaction as never);
  }

  /** A single operation of an entity manager outside a transaction comes here without a transaction of its own. */
  override async transactional<T>(work: (trx: never) => Promise<T>, options: TransactionalOptions = {}): Promise<T> {
    const { ctx, eventBroadcaster, sessionContext } = options;
    if (ctx || eventBroadcaster || !sessionContext) return super.transactional(work as Work, options) as Promise<T>;
    const autocommit: Autocommit = { organizationId: organizationOf(sessionContext), check: checkOf(sessionContext) };
    return work(autocommit as never);
  }

  override async execute(...[query, values = [], method, ctx]: ExecuteParameters): Promise<never> {
    const result = await this.run(statementOf(query, values), ctx);
    if (method === 'run') return changesOf(result) as never;
    return (method === 'get' ? result.rows[0] : result.rows) as never;
  }

  /**
   * Runs a statement in a transaction, or by itself; `organizationId` binds a transaction that was not bound. By itself, it
   * waits for the check of its caller.
   */
  async run(statement: Statement, ctx: unknown, organizationId?: string, check?: CallerCheck): Promise<QueryResult> {
    this.note(statement.text);
    try {
      if (ctx instanceof DatabaseTransaction) {
        const move = organizationId === undefined ? undefined : this.moveTo(organizationId);
        return firstOf(await ctx.send([statement], move instanceof Promise ? await move : move));
      }
      const { organizationId: bound, check: bare } = (ctx ?? {}) as Autocommit;
      if (!this.pool) await this.ensureConnection();
      return await this.runAlone(statement, { organizationId: organizationId ?? bound, check: check ?? bare });
    } catch (error) {
      throw await this.explain(error);
    }
  }

  private async runAlone(statement: Statement, autocommit: Autocommit): Promise<QueryResult> {
    const { openRoutes: routes } = this;
    const { organizationId, check } = autocommit;
    const route = routes.of(organizationId);
    const sent = this.runOn(route instanceof Promise ? await route : route, statement, autocommit);
    return sent.catch(async (cause: unknown) => {
      if (!hasMoved(cause)) throw cause;
      await routes.renew();
      // What was moved includes the session: the caller is looked up again.
      if (check) throw new CallerNotConfirmed({ cause });
      return this.runOn(await routes.of(organizationId), statement, autocommit);
    });
  }

  /** Runs a statement by itself on one route, after the question about its caller. */
  private async runOn(route: Route, statement: Statement, autocommit: Autocommit): Promise<QueryResult> {
    const result = await this.sendOn(route, statement, autocommit);
    await autocommit.check?.enforce();
    return result;
  }

  private async sendOn(route: Route, statement: Statement, { organizationId, check }: Autocommit) {
    const scope = this.scopeOf(organizationId, route);
    const asking = check?.take(organizationId);
    if (asking) this.note(asking.text);
    let rows: readonly unknown[] | undefined;
    try {
      const outcomes = await runAutocommit(route.pool, scope, asking ? [asking, statement] : [statement], route.cell);
      if (asking) rows = firstOf(resultsOf(outcomes.slice(0, 1))).rows;
      return firstOf(resultsOf(outcomes.slice(-1)));
    } finally {
      if (asking) check?.settle(rows);
    }
  }

  /**
   * Runs a statement that belongs to no organization. In an installation with several cells, it runs in the default one, and
   * not in the cell to which a transaction has moved.
   */
  async runAtHome(statement: Statement, ctx: unknown): Promise<QueryResult> {
    const routes = await this.routes();
    if (!routes.isDivided || !(ctx instanceof DatabaseTransaction) || isSameRoute(ctx.route, routes.home())) {
      return this.run(statement, ctx);
    }
    const { route, organizationId } = ctx;
    ctx.moveTo(await this.moveTo(''));
    const result = await this.run(statement, ctx);
    ctx.moveTo({ ...(await this.moveTo(organizationId)), route });
    return result;
  }

  /** Runs a statement in each cell, or in those of a hint, and returns the rows of all, by cell. */
  async runInCells(statement: Statement, ctx: unknown, hint?: string): Promise<QueryResult[]> {
    const routes = await this.routes();
    if (!routes.isDivided) return [await this.run(statement, ctx)];
    const run = (route: Route): Promise<QueryResult> => {
      if (ctx instanceof DatabaseTransaction && isSameRoute(ctx.route, route)) return this.run(statement, ctx);
      this.note(statement.text);
      return this.runOn(route, statement, {});
    };
    const find = () => runWhereHinted(routes, hint, run);
    return ctx instanceof DatabaseTransaction ? find().catch(this.throwExplained) : repeatIfMoved(routes, find);
  }

  /** Runs statements of a transaction in one round trip. */
  async runAll(statements: readonly Statement[], ctx: unknown): Promise<QueryResult[]> {
    for (const { text } of statements) this.note(text);
    return transactionOf(ctx).send(statements).catch(this.throwExplained);
  }

  /** Runs statements and commits their transaction, in one round trip. */
  async commitWith(statements: readonly Statement[], ctx: unknown): Promise<void> {
    for (const { text } of statements) this.note(text);
    this.note('commit');
    await transactionOf(ctx).commit(statements).catch(this.throwExplained);
  }

  /** Shows the rows of an organization for the rest of the transaction; '' shows the rows of no organization. */
  async bindTransaction(ctx: unknown, organizationId: string): Promise<void> {
    (ctx as DatabaseTransaction).moveTo(await this.moveTo(organizationId));
  }

  // biome-ignore lint/correctness/useYield: the ORM would send a statement without its organization
  override async *stream<T>(): AsyncIterableIterator<T> {
    throw new Error('streaming is not supported: read pages');
  }

  /** Only the first look-up of an organization takes time: statements that are issued together stay in their order. */
  private moveTo(organizationId: string | undefined): Move | Promise<Move> {
    const route = this.openRoutes.of(organizationId);
    const move = (found: Route): Move => ({
      route: found,
      organizationId: organizationId ?? '',
      scopeStatements: (setsRole) => this.scopeOf(organizationId, found, setsRole),
    });
    return route instanceof Promise ? route.then(move) : move(route);
  }

  private scopeOf(organizationId: string | undefined, { cell }: Route, setsRole = true): string[] {
    // Not remembered from the dialect, because the first statement comes before it: connections are opened on demand.
    this.role ??= (this.config.get('driverOptions') as DriverOptions).applicationRole ?? '';
    return scopeStatements({ role: setsRole ? this.role : '', organizationId, cell });
  }

  private async routes(): Promise<Routes> {
    if (!this.pool) await this.ensureConnection();
    return this.openRoutes;
  }

  private get openRoutes(): Routes {
    if (!this.pool || !this.knownRoutes) throw new Error('the database is closed');
    return this.knownRoutes;
  }

  private readonly throwExplained = async (error: unknown): Promise<never> => {
    throw await this.explain(error);
  };

  /** An organization that was not where it was expected is looked for before anything is repeated. */
  private async explain(error: unknown): Promise<unknown> {
    if (hasMoved(error)) await this.knownRoutes?.renew();
    return error;
  }

  private note(text: string): void {
    if (this.logger.isEnabled('query')) this.logQuery(text);
  }
}

function organizationOf(sessionContext: SessionContext | undefined): string | undefined {
  return sessionContext?.variables?.[tenantSetting] as string | undefined;
}

function transactionOf(ctx: unknown): DatabaseTransaction {
  if (ctx instanceof DatabaseTransaction) return ctx;
  throw new Error('several statements in one round trip need a transaction');
}

const firstOf = ([result]: readonly QueryResult[]) => result as QueryResult;

/** A statement of the ORM. */
function statementOf(query: ExecuteParameters[0], values: unknown): Statement {
  if (typeof query === 'string') return bindValues(query, values as unknown[]);
  const { sql, params } = 'toRaw' in query ? query.toRaw() : query;
  return bindValues(sql, params as unknown[]);
}

/** What the ORM expects of a statement that changes rows. */
function changesOf({ rows, rowCount }: QueryResult) {
  return { affectedRows: rowCount ?? 0, insertId: undefined, row: rows[0], rows };
}

export class TenantDriver extends PostgreSqlDriver {
  override readonly connection = new TenantConnection(this.config);
}

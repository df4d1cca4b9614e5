import { EventType } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Pool } from 'pg';
import { hasMoved } from '../errors/index.js';
import { BareContext, type BareOptions, runBare, runBareOn } from './bare-statement.adapter.js';
import { type CallerCheck, checkOf } from './caller-check.service.js';
import { removeCopies } from './cell-copies.service.js';
import type { CellMap, Node } from './cells.ports.js';
import { resultOf, textOf } from './orm-statements.builder.js';
import { isSameRoute, type Route, Routes, repeatIfMoved, runWhereHinted } from './routes.service.js';
import { Binding, tenantSetting } from './wire/binding.builder.js';
import { Operation } from './wire/pipeline.adapter.js';
import { type BoundStatement, bindValues } from './wire/placeholders.builder.js';
import { type Move, WireTransaction } from './wire/wire-transaction.adapter.js';

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

/**
 * Sends each statement with its values as parameters, prepared by name, and names the organization to PostgreSQL without a
 * round trip of its own (ADR 0062). A statement outside a transaction goes out with the setting in one pipeline, which
 * PostgreSQL runs in one implicit transaction, so the setting ends with it; so does the `begin` of a transaction.
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
    const outer = ctx as unknown as WireTransaction | undefined;
    await eventBroadcaster?.dispatchEvent(EventType.beforeTransactionStart, ctx);
    const transaction = outer ? this.nest(outer) : await this.beginOuter(options, sessionContext);
    await eventBroadcaster?.dispatchEvent(EventType.afterTransactionStart, transaction as never);
    return transaction as never;
  }

  private async beginOuter(options: BeginOptions, sessionContext?: SessionContext): Promise<WireTransaction> {
    const [text = 'begin'] = this.platform.getBeginTransactionSQL(options);
    this.note(text);
    const organizationId = organizationOf(sessionContext);
    const routes = await this.routes();
    const route = await routes.of(organizationId);
    const binding = this.bindingOf(organizationId, { route, isCommand: true });
    return WireTransaction.begin(route, text, binding, organizationId ?? '', (error) => {
      this.logger.warn('query', `a server of a transaction was lost after its commit: ${String(error)}`);
    });
  }

  private nest(outer: WireTransaction): WireTransaction {
    const inner = outer.nest();
    this.note(`savepoint ${inner.name}`);
    return inner;
  }

  override async commit(transaction: unknown, eventBroadcaster?: Broadcaster): Promise<void> {
    const ctx = transaction as never;
    await eventBroadcaster?.dispatchEvent(EventType.beforeTransactionCommit, ctx);
    const wire = transaction as WireTransaction;
    this.note(wire.name ? `release savepoint ${wire.name}` : 'commit');
    await wire.commit();
    await eventBroadcaster?.dispatchEvent(EventType.afterTransactionCommit, ctx);
  }

  override async rollback(transaction: unknown, eventBroadcaster?: Broadcaster): Promise<void> {
    const wire = transaction as WireTransaction;
    // A failed commit has ended the transaction already.
    if (wire.isOver) return;
    await eventBroadcaster?.dispatchEvent(EventType.beforeTransactionRollback, transaction as never);
    this.note(wire.name ? `rollback to savepoint ${wire.name}` : 'rollback');
    await wire.rollback();
    await eventBroadcaster?.dispatchEvent(EventType.afterTransactionRollback, transaction as never);
  }

  /** A single operation of an entity manager outside a transaction comes here without a transaction of its own. */
  override async transactional<T>(work: (trx: never) => Promise<T>, options: TransactionalOptions = {}): Promise<T> {
    const { ctx, eventBroadcaster, sessionContext } = options;
    if (ctx || eventBroadcaster || !sessionContext) return super.transactional(work as Work, options) as Promise<T>;
    return work(new BareContext(organizationOf(sessionContext), checkOf(sessionContext)) as never);
  }

  override async execute(...[query, values = [], method, ctx]: ExecuteParameters): Promise<never> {
    const [text, parameters] = textOf(query, values);
    const operation = await this.run(bindValues(text, parameters), ctx);
    return resultOf(operation, method) as never;
  }

  /**
   * Runs a bound statement in a transaction, or by itself; `organizationId` binds a transaction that was not bound. By itself,
   * it waits for the check of its caller.
   */
  async run(bound: BoundStatement, ctx: unknown, organizationId?: string, check?: CallerCheck): Promise<Operation> {
    this.note(bound.statement.text);
    try {
      if (ctx instanceof WireTransaction) {
        const move = organizationId === undefined ? undefined : this.moveTo(organizationId);
        return await ctx.run(bound, move instanceof Promise ? await move : move);
      }
      const bare = ctx as BareContext | undefined;
      const options = this.bareOptions(organizationId ?? bare?.organizationId, check ?? bare?.check);
      return await runBare(this.pool ? this.openRoutes : await this.routes(), bound, options);
    } catch (error) {
      throw await this.explain(error);
    }
  }

  /**
   * Runs a bound statement that belongs to no organization. In an installation with several cells, it runs in the default
   * one, and not in the cell to which a transaction has moved.
   */
  async runAtHome(bound: BoundStatement, ctx: unknown): Promise<Operation> {
    const routes = await this.routes();
    if (!routes.isDivided || !(ctx instanceof WireTransaction) || isSameRoute(ctx.route, routes.home())) {
      return this.run(bound, ctx);
    }
    const { route } = ctx;
    const organizationId = ctx.organizationId;
    await ctx.move(await this.moveTo(''));
    const operation = await this.run(bound, ctx);
    await ctx.move({ ...(await this.moveTo(organizationId)), route });
    return operation;
  }

  /** Runs a bound statement in each cell, or in those of a hint, and returns the rows of all, by cell. */
  async runInCells(bound: BoundStatement, ctx: unknown, hint?: string): Promise<Operation[]> {
    const routes = await this.routes();
    if (!routes.isDivided) return [await this.run(bound, ctx)];
    const run = (route: Route) => {
      if (ctx instanceof WireTransaction && isSameRoute(ctx.route, route)) return this.run(bound, ctx);
      this.note(bound.statement.text);
      return runBareOn(route, bound, this.bareOptions(undefined));
    };
    const enter = (route: Route, organizationId: string) =>
      runBareOn(route, bindValues('select', []), this.bareOptions(organizationId));
    const find = async () => removeCopies(routes, await runWhereHinted(routes, hint, { run, enter }), enter);
    return ctx instanceof WireTransaction ? find().catch(this.throwExplained) : repeatIfMoved(routes, find);
  }

  /** Runs bound statements of a transaction in one round trip. */
  async runAll(bound: readonly BoundStatement[], ctx: unknown): Promise<Operation[]> {
    const operations = this.operationsOf(bound);
    await transactionOf(ctx).send(operations).catch(this.throwExplained);
    return operations;
  }

  /** Runs bound statements and commits their transaction, in one round trip. */
  async commitWith(bound: readonly BoundStatement[], ctx: unknown): Promise<void> {
    const operations = this.operationsOf(bound);
    this.note('commit');
    await transactionOf(ctx).commit(operations).catch(this.throwExplained);
  }

  private operationsOf(bound: readonly BoundStatement[]): Operation[] {
    for (const { statement } of bound) this.note(statement.text);
    return bound.map(({ statement, parameters }) => new Operation(statement, parameters));
  }

  private bareOptions(organizationId: string | undefined, check?: CallerCheck): BareOptions {
    return {
      organizationId,
      check,
      bindingOf: (route) => this.bindingOf(organizationId, { route }),
      note: (text) => this.note(text),
    };
  }

  /** Shows the rows of an organization for the rest of the transaction; '' shows the rows of no organization. */
  async bindTransaction(ctx: unknown, organizationId: string): Promise<void> {
    await (ctx as WireTransaction).move(await this.moveTo(organizationId));
  }

  // biome-ignore lint/correctness/useYield: the ORM would send a statement without its organization
  override async *stream<T>(): AsyncIterableIterator<T> {
    throw new Error('streaming is not supported: read pages');
  }

  /** Only the first look-up of an organization takes time: statements that are issued together stay in their order. */
  private moveTo(organizationId: string): Move | Promise<Move> {
    const route = this.openRoutes.of(organizationId);
    const move = (found: Route): Move => ({
      route: found,
      organizationId,
      bindingOf: (setsRole) => this.bindingOf(organizationId, { route: found, isCommand: true, setsRole }),
    });
    return route instanceof Promise ? route.then(move) : move(route);
  }

  private bindingOf(
    organizationId: string | undefined,
    { route, isCommand = false, setsRole = true }: BindingOptions,
  ): Binding | undefined {
    // Not remembered from the dialect, because the first statement comes before it: connections are opened on demand.
    this.role ??= (this.config.get('driverOptions') as DriverOptions).applicationRole ?? '';
    return Binding.of({ role: setsRole ? this.role : '', organizationId, cell: route.cell, isCommand });
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
    return withCaller(error);
  }

  private note(text: string): void {
    if (this.logger.isEnabled('query')) this.logQuery(text);
  }
}

interface BindingOptions {
  readonly route: Route;
  readonly isCommand?: boolean;
  readonly setsRole?: boolean;
}

function organizationOf(sessionContext: SessionContext | undefined): string | undefined {
  return sessionContext?.variables?.[tenantSetting] as string | undefined;
}

function transactionOf(ctx: unknown): WireTransaction {
  if (ctx instanceof WireTransaction) return ctx;
  throw new Error('several statements in one round trip need a transaction');
}

/** The stack of an error of PostgreSQL ends in the socket. This one names the caller too. */
function withCaller(error: unknown): unknown {
  if (error instanceof Error) error.stack += `\n${new Error('called').stack?.split('\n').slice(1).join('\n')}`;
  return error;
}

export class TenantDriver extends PostgreSqlDriver {
  override readonly connection = new TenantConnection(this.config);
}

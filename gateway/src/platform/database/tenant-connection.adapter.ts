import { EventType } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { type CallerCheck, checkOf } from './caller-check.service.js';
import { Binding, tenantSetting } from './wire/binding.builder.js';
import { Operation } from './wire/pipeline.adapter.js';
import { type BoundStatement, bindValues } from './wire/placeholders.builder.js';
import { WireConnection } from './wire/wire-connection.adapter.js';
import { WireTransaction } from './wire/wire-transaction.adapter.js';

type BeginOptions = NonNullable<Parameters<PostgreSqlConnection['begin']>[0]>;
type SessionContext = NonNullable<BeginOptions['sessionContext']>;
type TransactionalOptions = NonNullable<Parameters<PostgreSqlConnection['transactional']>[1]>;
type Broadcaster = BeginOptions['eventBroadcaster'];
type Work = Parameters<PostgreSqlConnection['transactional']>[0];
type Dialect = ReturnType<PostgreSqlConnection['createKyselyDialect']>;
type ExecuteParameters = Parameters<PostgreSqlConnection['execute']>;
type Method = 'all' | 'get' | 'run' | undefined;
type DriverOptions = Record<string, unknown> & { onPoolCreated?: (pool: Pool) => unknown; applicationRole?: string };

/** The context of single statements outside a transaction. */
class BareContext {
  constructor(
    readonly organizationId: string | undefined,
    readonly check: CallerCheck | undefined,
  ) {}
}

/**
 * Sends each statement with its values as parameters, prepared by name, and names the organization to PostgreSQL without a
 * round trip of its own (ADR 0062). A statement outside a transaction goes out with the setting in one pipeline, which
 * PostgreSQL runs in one implicit transaction, so the setting ends with it; so does the `begin` of a transaction.
 *
 * With `applicationRole`, every transaction and every statement gives up the privileges of the login first.
 */
export class TenantConnection extends PostgreSqlConnection {
  private pool: Pool | undefined;
  private role: string | undefined;

  override createKyselyDialect(overrides: object): Dialect {
    const { applicationRole: _applicationRole, ...options } = overrides as DriverOptions;
    return super.createKyselyDialect({
      ...options,
      onPoolCreated: (pool: Pool) => {
        this.pool = pool;
        return options.onPoolCreated?.(pool);
      },
    } as never);
  }

  override async close(force?: boolean): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
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
    const pool = this.pool ?? (await this.openPool());
    return WireTransaction.begin(pool, text, this.bindingOf(organizationOf(sessionContext)));
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
        return await ctx.run(bound, organizationId === undefined ? undefined : this.bindingOf(organizationId, false));
      }
      const bare = ctx as BareContext | undefined;
      return await this.runBare(bound, organizationId ?? bare?.organizationId, check ?? bare?.check);
    } catch (error) {
      throw withCaller(error);
    }
  }

  /** Runs bound statements of a transaction in one round trip. */
  async runAll(bound: readonly BoundStatement[], ctx: unknown): Promise<Operation[]> {
    const operations = this.operationsOf(bound);
    await transactionOf(ctx).send(operations).catch(throwWithCaller);
    return operations;
  }

  /** Runs bound statements and commits their transaction, in one round trip. */
  async commitWith(bound: readonly BoundStatement[], ctx: unknown): Promise<void> {
    const operations = this.operationsOf(bound);
    this.note('commit');
    await transactionOf(ctx).commit(operations).catch(throwWithCaller);
  }

  private operationsOf(bound: readonly BoundStatement[]): Operation[] {
    for (const { statement } of bound) this.note(statement.text);
    return bound.map(({ statement, parameters }) => new Operation(statement, parameters));
  }

  private async runBare(
    { statement, parameters }: BoundStatement,
    organizationId: string | undefined,
    check: CallerCheck | undefined,
  ): Promise<Operation> {
    const binding = this.bindingOf(organizationId);
    const operation = new Operation(statement, parameters);
    if (statement.isScript && binding) throw new Error('several statements need a transaction');
    const asking = check?.take(organizationId);
    if (asking) this.note(asking.statement.text);
    try {
      await this.sendBare([...(binding ? [binding.operation()] : []), ...(asking ? [asking] : []), operation]);
    } finally {
      if (asking) check?.settle(asking);
    }
    await check?.enforce();
    return operation;
  }

  private async sendBare(operations: readonly Operation[]): Promise<void> {
    const connection = await WireConnection.from(this.pool ?? (await this.openPool()));
    try {
      await connection.send(operations, { isRepeatable: true });
    } finally {
      connection.release();
    }
  }

  /** Shows the rows of an organization for the rest of the transaction; '' shows the rows of no organization. */
  async bindTransaction(ctx: unknown, organizationId: string): Promise<void> {
    const binding = this.bindingOf(organizationId, false);
    if (binding) await (ctx as WireTransaction).send([binding.operation()]);
  }

  // biome-ignore lint/correctness/useYield: the ORM would send a statement without its organization
  override async *stream<T>(): AsyncIterableIterator<T> {
    throw new Error('streaming is not supported: read pages');
  }

  private bindingOf(organizationId: string | undefined, setsRole = true): Binding | undefined {
    // Not remembered from the dialect, because the first statement comes before it: connections are opened on demand.
    this.role ??= (this.config.get('driverOptions') as DriverOptions).applicationRole ?? '';
    return Binding.of(setsRole ? this.role : '', organizationId);
  }

  private async openPool(): Promise<Pool> {
    await this.ensureConnection();
    if (!this.pool) throw new Error('the database is closed');
    return this.pool;
  }

  private note(text: string): void {
    if (this.logger.isEnabled('query')) this.logQuery(text);
  }
}

function organizationOf(sessionContext: SessionContext | undefined): string | undefined {
  return sessionContext?.variables?.[tenantSetting] as string | undefined;
}

function textOf(query: ExecuteParameters[0], values: unknown): [string, readonly unknown[]] {
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

function transactionOf(ctx: unknown): WireTransaction {
  if (ctx instanceof WireTransaction) return ctx;
  throw new Error('several statements in one round trip need a transaction');
}

function throwWithCaller(error: unknown): never {
  throw withCaller(error);
}

/** The stack of an error of PostgreSQL ends in the socket. This one names the caller too. */
function withCaller(error: unknown): unknown {
  if (error instanceof Error) error.stack += `\n${new Error('called').stack?.split('\n').slice(1).join('\n')}`;
  return error;
}

export class TenantDriver extends PostgreSqlDriver {
  override readonly connection = new TenantConnection(this.config);
}

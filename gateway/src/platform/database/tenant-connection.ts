import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Pool, type QueryResult } from 'pg';
import { checkOf } from './caller-check.js';
import type { CellMap, Node } from './cells.js';
import { DatabaseTransaction } from './database-transaction.js';
import { Routes } from './routes.js';
import { tenantSetting } from './scope.js';
import { bindValues, type Statement } from './statement.js';
import { type Autocommit, Statements } from './statements.js';

type BeginOptions = NonNullable<Parameters<PostgreSqlConnection['begin']>[0]>;
type SessionContext = NonNullable<BeginOptions['sessionContext']>;
type TransactionalOptions = NonNullable<Parameters<PostgreSqlConnection['transactional']>[1]>;
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
 * round trip of its own (ADR 0062). A statement outside a transaction goes out with `begin`, the organization and `commit` in
 * one pipeline; in a transaction, `begin` and the organization go out with the first statement.
 *
 * With `applicationRole`, every transaction and every statement gives up the privileges of the login first.
 */
export class TenantConnection extends PostgreSqlConnection {
  private pool: Pool | undefined;
  private knownRoutes: Routes | undefined;
  private openStatements: Statements | undefined;

  get currentPool(): Pool | undefined {
    return this.pool;
  }

  get poolsByNode(): ReadonlyMap<string, Pool> | undefined {
    return this.knownRoutes?.poolsByNode();
  }

  override createKyselyDialect(overrides: object): Dialect {
    const { applicationRole: role = '', cellMap, ...options } = overrides as DriverOptions;
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
        const routes = new Routes(pool, openNode, cellMap?.());
        this.knownRoutes = routes;
        this.openStatements = new Statements({ routes, role, note: (text) => this.note(text) });
        return options.onPoolCreated?.(pool);
      },
    } as never);
  }

  get isDivided(): boolean {
    return this.knownRoutes?.isDivided ?? false;
  }

  override async close(force?: boolean): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    this.openStatements = undefined;
    await this.knownRoutes?.close();
    await super.close(force);
    // The query builder closes only a pool from which it took a connection.
    if (pool && !pool.ending) await pool.end();
  }

  async statements(): Promise<Statements> {
    if (!this.openStatements) await this.ensureConnection();
    if (!this.openStatements) throw new Error('the database is closed');
    return this.openStatements;
  }

  override async begin({ sessionContext, ctx, ...options }: BeginOptions = {}) {
    if (ctx) return this.nest(ctx as unknown as DatabaseTransaction) as never;
    const [text = 'begin'] = this.platform.getBeginTransactionSQL(options);
    this.note(text);
    const move = await (await this.statements()).moveTo(organizationOf(sessionContext));
    return DatabaseTransaction.begin(text, move, (error) => {
      this.logger.warn('query', `a server of a transaction was lost after its commit: ${String(error)}`);
    }) as never;
  }

  private nest(outer: DatabaseTransaction): DatabaseTransaction {
    const inner = outer.nest();
    this.note(`savepoint ${inner.name}`);
    return inner;
  }

  override async commit(transaction: unknown): Promise<void> {
    const own = transaction as DatabaseTransaction;
    this.note(own.name ? `release savepoint ${own.name}` : 'commit');
    await own.commit();
  }

  override async rollback(transaction: unknown): Promise<void> {
    const own = transaction as DatabaseTransaction;
    // A failed commit has ended the transaction already.
    if (own.isOver) return;
    this.note(own.name ? `rollback to savepoint ${own.name}` : 'rollback');
    await own.rollback();
  }

  /** A single operation of an entity manager outside a transaction comes here without a transaction of its own. */
  override async transactional<T>(work: (trx: never) => Promise<T>, options: TransactionalOptions = {}): Promise<T> {
    const { ctx, eventBroadcaster, sessionContext } = options;
    if (ctx || eventBroadcaster || !sessionContext) return super.transactional(work as Work, options) as Promise<T>;
    const autocommit: Autocommit = { organizationId: organizationOf(sessionContext), check: checkOf(sessionContext) };
    return work(autocommit as never);
  }

  override async execute(...[query, values = [], method, ctx]: ExecuteParameters): Promise<never> {
    const result = await (await this.statements()).run(statementOf(query, values), ctx);
    if (method === 'run') return changesOf(result) as never;
    return (method === 'get' ? result.rows[0] : result.rows) as never;
  }

  // biome-ignore lint/correctness/useYield: the ORM would send a statement without its organization
  override async *stream<T>(): AsyncIterableIterator<T> {
    throw new Error('streaming is not supported: read pages');
  }

  private note(text: string): void {
    if (this.logger.isEnabled('query')) this.logQuery(text);
  }
}

function organizationOf(sessionContext: SessionContext | undefined): string | undefined {
  return sessionContext?.variables?.[tenantSetting] as string | undefined;
}

function statementOf(query: ExecuteParameters[0], values: unknown): Statement {
  if (typeof query === 'string') return bindValues(query, values as unknown[]);
  const { sql, params } = 'toRaw' in query ? query.toRaw() : query;
  return bindValues(sql, params as unknown[]);
}

function changesOf({ rows, rowCount }: QueryResult) {
  return { affectedRows: rowCount ?? 0, insertId: undefined, row: rows[0], rows };
}

export class TenantDriver extends PostgreSqlDriver {
  override readonly connection = new TenantConnection(this.config);
}

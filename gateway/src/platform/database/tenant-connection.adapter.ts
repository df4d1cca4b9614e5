import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';

/** The setting of PostgreSQL that names the organization whose rows a transaction sees. */
export const tenantSetting = 'app.organization_id';

type BeginOptions = NonNullable<Parameters<PostgreSqlConnection['begin']>[0]>;
type SessionContext = NonNullable<BeginOptions['sessionContext']>;
type TransactionalOptions = NonNullable<Parameters<PostgreSqlConnection['transactional']>[1]>;
type Work = Parameters<PostgreSqlConnection['transactional']>[0];
type Dialect = ReturnType<PostgreSqlConnection['createKyselyDialect']>;
/** A statement of the query builder below the ORM. */
type Compiled = { readonly sql: string };
type DriverOptions = Record<string, unknown> & { onPoolCreated?: (pool: Pool) => unknown; applicationRole?: string };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Names the organization to PostgreSQL without a round trip of its own: the `begin` of a transaction and each statement
 * outside a transaction are sent together with the setting, which ends with the transaction. PostgreSQL runs several
 * statements of one message in one implicit transaction.
 *
 * With `applicationRole`, every transaction and every statement gives up the privileges of the login first.
 */
class TenantConnection extends PostgreSqlConnection {
  private readonly prefix = new AsyncLocalStorage<string>();

  override createKyselyDialect(overrides: object): Dialect {
    const { applicationRole: _applicationRole, ...options } = overrides as DriverOptions;
    const dialect = super.createKyselyDialect({
      ...options,
      onPoolCreated: (pool: Pool) => {
        pool.on('connect', returnLastResult);
        return options.onPoolCreated?.(pool);
      },
    } as never);
    const createDriver = dialect.createDriver.bind(dialect);
    dialect.createDriver = () => {
      const driver = createDriver();
      const beginTransaction = driver.beginTransaction.bind(driver);
      driver.beginTransaction = async (connection, settings) => {
        const prefix = this.prefix.getStore();
        if (!prefix) return beginTransaction(connection, settings);
        const executeQuery = (begin: Compiled) =>
          connection.executeQuery({ ...begin, sql: `${begin.sql}; ${prefix}` } as never);
        await beginTransaction({ executeQuery } as never, settings);
      };
      return driver;
    };
    return dialect;
  }

  override async begin(options: BeginOptions = {}) {
    const { sessionContext, ...rest } = options;
    return this.prefix.run(rest.ctx ? '' : this.prefixOf(sessionContext), () => super.begin(rest));
  }

  /** A single operation of an entity manager outside a transaction comes here without a transaction of its own. */
  override async transactional<T>(work: (trx: never) => Promise<T>, options: TransactionalOptions = {}): Promise<T> {
    const { ctx, eventBroadcaster, sessionContext } = options;
    if (ctx || eventBroadcaster || !sessionContext) return super.transactional(work as Work, options) as Promise<T>;
    return work(this.executorOf(sessionContext));
  }

  override async execute(...[query, params, method, ctx, logged]: Parameters<PostgreSqlConnection['execute']>) {
    const isBare = !ctx && this.prefixOf() !== '';
    return super.execute(query, params, method, isBare ? this.executorOf() : ctx, logged) as never;
  }

  private executorOf(sessionContext?: SessionContext): never {
    const prefix = this.prefixOf(sessionContext);
    const executeQuery = (compiled: Compiled, options?: object) =>
      this.getClient().executeQuery({ ...compiled, sql: prefix + compiled.sql } as never, options as never);
    return { executeQuery } as never;
  }

  private prefixOf(sessionContext?: SessionContext): string {
    const organizationId = sessionContext?.variables?.[tenantSetting];
    // Not remembered from the dialect, because the first statement comes before it: connections are opened on demand.
    const { applicationRole: role } = this.config.get('driverOptions') as DriverOptions;
    const setRole = role ? `set local role "${role.replaceAll('"', '""')}"; ` : '';
    return setRole + (organizationId ? bindingOf(String(organizationId)) : '');
  }
}

/** The statement that shows the rows of an organization for the rest of a transaction; '' shows none. */
export function bindingOf(organizationId: string): string {
  if (organizationId !== '' && !uuid.test(organizationId)) throw new Error('the id of an organization must be a UUID');
  return `set local ${tenantSetting} = '${organizationId}'; `;
}

/** A message of several statements has several results. The driver expects one. */
function returnLastResult(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const pending = query(...given);
    if (!(pending instanceof Promise)) return pending;
    return pending.then((result: unknown) => (Array.isArray(result) ? result.at(-1) : result));
  }) as typeof client.query;
}

export class TenantDriver extends PostgreSqlDriver {
  override readonly connection = new TenantConnection(this.config);
}

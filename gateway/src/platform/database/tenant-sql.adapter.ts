import type { EntityManager } from '@mikro-orm/postgresql';
import { assertSystemStatement } from './system-statement.validator.js';
import { bindingOf, tenantSetting } from './tenant-connection.adapter.js';
import { tenantOf } from './tenant-scope.service.js';

/** Runs raw SQL. Values are positional: one for each `?`. */
export interface Sql {
  /** Runs a statement and returns its rows. */
  query<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a statement and returns the number of rows that it inserted, updated or deleted. */
  run(statement: string, values?: readonly unknown[]): Promise<number>;
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
 * The helper can't check that every table of the statement is compared with `:organization`: a join on
 * (organization_id, id) does that, and the reviewer of the statement.
 */
export function tenantSql(em: EntityManager, organizationId?: string): Sql {
  const bound = tenantOf(em);
  if (bound && organizationId && bound !== organizationId) {
    throw new Error('tenantSql: the entity manager is bound to another organization');
  }
  const tenant = bound ?? organizationId;
  if (!tenant) throw new Error('tenantSql: no organization is bound to the entity manager');
  const binding = bound || !em.isInTransaction() ? '' : bindingOf(tenant);
  const bind = (statement: string, values: readonly unknown[]) => {
    const named = bindOrganization(statement, values, tenant);
    return { ...named, statement: binding + named.statement };
  };
  return sqlOf(em, bind, tenant);
}

/**
 * Raw SQL across organizations: sweeps, locks of the whole database, and look-ups that find out which organization a
 * caller belongs to. The statement must call a function of `systemFunctions`, or use only tables that have no organization;
 * `reason` says why that is right.
 */
export function systemSql(em: EntityManager, reason: string): Sql {
  if (!reason) throw new Error('systemSql: give a reason');
  return sqlOf(em, (statement, values) => {
    assertSystemStatement(statement);
    return { statement, values };
  });
}

/** One value for `= any(?)` and `unnest(?)`: an array of texts that need no quotes, such as ids, dates and enum values. */
export function arrayLiteral(texts: Iterable<string>): string {
  return `{${[...texts].join(',')}}`;
}

interface BoundStatement {
  readonly statement: string;
  readonly values: readonly unknown[];
}

function sqlOf(
  em: EntityManager,
  bind: (statement: string, values: readonly unknown[]) => BoundStatement,
  organizationId?: string,
): Sql {
  const execute = (method: 'all' | 'run', text: string, given: readonly unknown[]): Promise<unknown> => {
    const { statement, values } = bind(text, given);
    // The connection rather than the entity manager: it also works on the ORM's global one, outside of a request.
    const connection = em.getConnection();
    const ctx = em.getTransactionContext();
    if (ctx || !organizationId) return connection.execute(statement, [...values], method, ctx);
    const sessionContext = { variables: { [tenantSetting]: organizationId } };
    const runBound = (bound: typeof ctx) => connection.execute(statement, [...values], method, bound);
    return connection.transactional(runBound, { sessionContext });
  };
  return {
    query: async <Row>(statement: string, values: readonly unknown[] = []) =>
      (await execute('all', statement, values)) as Row[],
    run: async (statement, values = []) => {
      const { affectedRows } = (await execute('run', statement, values)) as { affectedRows: number };
      return affectedRows;
    },
  };
}

/** `:organization` and `?` in their order; `\?` is the operator of PostgreSQL. */
const placeholder = /:organization\b|(?<!\\)\?/g;

function bindOrganization(statement: string, given: readonly unknown[], organizationId: string): BoundStatement {
  const rest = [...given];
  let isBound = false;
  const values: unknown[] = [];
  const text = statement.replaceAll(placeholder, (mark) => {
    if (mark === '?') values.push(rest.shift());
    else {
      isBound = true;
      values.push(organizationId);
    }
    return '?';
  });
  if (!isBound) throw new Error(`tenantSql: the statement does not name :organization: ${statement}`);
  return { statement: text, values: [...values, ...rest] };
}

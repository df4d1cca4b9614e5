import type { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../src/features/audit/index.js';
import { applicationOf } from './database.js';

/** The audit entries of an organization, in order. */
export async function auditOf(orm: MikroORM, organizationId: string): Promise<AuditEntry[]> {
  const em = orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  return em.find(AuditEntry, {}, { orderBy: { position: 'asc' } });
}

export async function actionsOf(orm: MikroORM, organizationId: string): Promise<string[]> {
  return (await auditOf(orm, organizationId)).map(({ action }) => action);
}

/** The statements that the database receives from the gateway while the work runs. */
export async function statementsOf(orm: MikroORM, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const logger = applicationOf(orm).config.getLogger();
  const { logQuery } = logger;
  logger.logQuery = ({ query }) => void statements.push(query ?? '');
  try {
    await work();
  } finally {
    logger.logQuery = logQuery;
  }
  return statements;
}

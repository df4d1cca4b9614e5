import type { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../src/features/audit/index.js';
import { Pipeline } from '../../src/platform/database/wire/pipeline.adapter.js';
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
  const { isEnabled, logQuery } = logger;
  logger.isEnabled = () => true;
  logger.logQuery = ({ query }) => void statements.push(query ?? '');
  try {
    await work();
  } finally {
    Object.assign(logger, { isEnabled, logQuery });
  }
  return statements;
}

/** What a statement outside of an organization sends along where there are cells. */
const entersCell = /^select set_config\('search_path', \$1, true\), \w+\.enter_cell\(/;

/**
 * The statements that are sent to the database while the work runs, by round trip. With cells, a look-up that is sent to several
 * of them at the same time counts once, and what enters the cell does not count.
 */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const roundTrips: string[][] = [];
  const cellsOf = new Map<string, Set<unknown>>();
  const { submit } = Pipeline.prototype;
  Pipeline.prototype.submit = function note(this: Pipeline, connection) {
    const texts = this.operations.map(({ statement }) => statement.text).filter((text) => !entersCell.test(text));
    const cell = this.operations.at(-1)?.cell ?? null;
    const cells = cellsOf.get(texts.join()) ?? new Set();
    if (cells.size === 0 || cells.has(cell)) roundTrips.push(texts);
    cellsOf.set(texts.join(), cells.add(cell));
    return submit.call(this, connection);
  };
  try {
    await work();
  } finally {
    Pipeline.prototype.submit = submit;
  }
  return roundTrips;
}

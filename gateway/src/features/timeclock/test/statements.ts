import type { MikroORM } from '@mikro-orm/postgresql';

/** The statements that the database receives while the work runs. */
export async function statementsOf(orm: MikroORM, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const logger = orm.config.getLogger();
  const { logQuery } = logger;
  logger.logQuery = ({ query }) => void statements.push(query ?? '');
  try {
    await work();
  } finally {
    logger.logQuery = logQuery;
  }
  return statements;
}

import { EntityManager } from '@mikro-orm/postgresql';

const loads = [
  ...['find', 'findAll', 'findAndCount', 'findByCursor', 'findOne', 'findOneOrFail', 'refresh', 'refreshOrFail'],
  ...['populate', 'stream', 'count', 'countBy', 'create', 'map', 'merge', 'createQueryBuilder', 'qb'],
] as const;

/** Its forks are readers too. */
class RowReader extends EntityManager {}

for (const name of loads) {
  const value = () => {
    throw new Error(`em.${name}: a query reads plain rows, through platform/read-model or tenantSql (ADR 0065)`);
  };
  Object.defineProperty(RowReader.prototype, name, { value });
}

/**
 * Turns a fresh entity manager into one that can't load entities, and returns it. Queries get it, so that a list that loads
 * entities fails at its first call, however many files are in between.
 */
export function refuseEntities(em: EntityManager): EntityManager {
  return Object.setPrototypeOf(em, RowReader.prototype);
}

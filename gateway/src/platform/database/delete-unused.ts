import { type EntityName, type FilterQuery, ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Deletes a row unless a foreign key of any feature still refers to it. Returns whether it was deleted. The savepoint keeps
 * the transaction usable if it was not.
 */
export async function deleteUnused<Row extends { id: string }>(
  em: EntityManager,
  entity: EntityName<Row>,
  id: string,
): Promise<boolean> {
  try {
    await em.transactional((savepoint) => savepoint.nativeDelete(entity, { id } as FilterQuery<Row>));
    return true;
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) return false;
    throw error;
  }
}

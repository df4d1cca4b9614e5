import type { EntityManager } from '@mikro-orm/postgresql';

/** Background work that runs after the command that requested it. */
export interface Jobs {
  /**
   * Stores a job in the transaction of the entity manager: it runs after the commit, and never after a rollback.
   * `payload` is plain JSON with ids rather than data, because the data may have changed by then.
   */
  enqueue(em: EntityManager, name: string, payload: object): Promise<void>;
}

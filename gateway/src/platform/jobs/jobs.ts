import type { EntityManager } from '@mikro-orm/postgresql';

/** Work that is done in the background, some time after the command that asked for it. */
export interface Jobs {
  /**
   * Stores a job in the transaction of the entity manager: it is done once that has committed, and never when it rolls
   * back. `payload` is plain JSON; ids rather than data, for what it is about may have changed by then.
   */
  enqueue(em: EntityManager, name: string, payload: object): Promise<void>;
}

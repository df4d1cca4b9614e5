import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

type Effect = () => void | Promise<void>;

/**
 * One transaction for all commands of a request. It opens with the first command and not before, so that what is slow
 * ahead of it (checking a password, reading photos) holds no connection.
 */
export class SharedTransaction {
  /** What happens once it is stored. */
  readonly effects: Effect[] = [];
  /** How many commands have done their work in it. */
  commandsDone = 0;
  private opening: Promise<EntityManager> | undefined;
  private em: EntityManager | undefined;

  constructor(
    private readonly orm: MikroORM,
    /** The first work in it. When it throws, so does whoever needed the transaction. */
    private readonly opened: (em: EntityManager) => Promise<void>,
  ) {}

  /** Opens it, or gives the one that is open. */
  open(): Promise<EntityManager> {
    this.opening ??= this.begin();
    return this.opening;
  }

  /** The entity manager within it; undefined while it has not opened. */
  get current(): EntityManager | undefined {
    return this.em;
  }

  async commit(): Promise<void> {
    await this.em?.commit();
    this.em = undefined;
  }

  async rollback(): Promise<void> {
    await this.em?.rollback();
    this.em = undefined;
  }

  private async begin(): Promise<EntityManager> {
    const em = this.orm.em.fork();
    await em.begin();
    this.em = em;
    await this.opened(em);
    return em;
  }
}

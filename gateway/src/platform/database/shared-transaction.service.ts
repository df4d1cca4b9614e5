import type { EntityManager } from '@mikro-orm/postgresql';

/** A command, and the id of the first row that it changed. */
export interface CommittedCommand {
  readonly operation: string;
  readonly subjectId: string;
}

type Effect = () => void | Promise<void>;

/**
 * One transaction for all commands of a request. It opens with the first command, so that slow work before it (checking
 * a password, reading photos) holds no connection.
 */
export class SharedTransaction {
  /** Run after the commit. */
  readonly effects: Effect[] = [];
  /** What has finished in it. */
  readonly commands: CommittedCommand[] = [];
  private opening: Promise<EntityManager> | undefined;
  private em: EntityManager | undefined;

  constructor(
    private readonly fork: () => EntityManager,
    /** Runs first in the transaction. If it throws, opening the transaction fails. */
    private readonly opened: (em: EntityManager) => Promise<void>,
  ) {}

  /** Opens the transaction unless it is open. */
  open(): Promise<EntityManager> {
    this.opening ??= this.begin();
    return this.opening;
  }

  /** The entity manager of the transaction; undefined until it opens. */
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
    const em = this.fork();
    await em.begin();
    this.em = em;
    await this.opened(em);
    return em;
  }
}

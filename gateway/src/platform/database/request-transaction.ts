import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantOf } from './tenant-scope.js';
import { type SqlStatement, tenantSql } from './tenant-sql.js';
import type { Effect, LoadedRows, Reservation, Transaction } from './transaction-types.js';

export class OpenTransaction implements Transaction {
  readonly effects: Effect[] = [];
  readonly last: SqlStatement[] = [];
  readonly afterCommit = (effect: Effect): void => void this.effects.push(effect);
  readonly atCommit = (statement: SqlStatement): void => void this.last.push(statement);

  constructor(readonly em: EntityManager) {}

  async commit(statements: readonly SqlStatement[] = []): Promise<void> {
    await this.em.flush();
    const all = [...statements, ...this.last];
    await (all.length > 0 ? tenantSql(this.em).commitWith(all) : this.em.commit());
  }

  /** Leaves to an outer transaction what has to wait for its commit. */
  async leaveTo(outer: OpenTransaction): Promise<void> {
    await this.em.flush();
    outer.effects.push(...this.effects);
    if (tenantOf(this.em) === tenantOf(outer.em)) outer.last.push(...this.last);
    else if (this.last.length > 0) await tenantSql(this.em).queryAll(this.last);
  }
}

/**
 * The transaction of a request with an idempotency key, which its commands share. It opens with the first command, so that slow
 * work before it (checking a password, reading photos) holds no connection. If that command fails, it is rolled back as a whole,
 * and the next command opens another one.
 */
export class RequestTransaction {
  /** The commands that have succeeded. */
  readonly commands: string[] = [];
  private opened: OpenTransaction | undefined;

  constructor(
    readonly organizationId: string,
    private readonly fork: () => EntityManager,
    private readonly reservation: Reservation,
  ) {}

  get current(): OpenTransaction | undefined {
    return this.opened;
  }

  /** Opens the transaction, and reserves the key and runs these statements in one round trip. */
  async open(statements: readonly SqlStatement[]): Promise<readonly [OpenTransaction, LoadedRows]> {
    const em = this.fork();
    await em.begin();
    this.opened = new OpenTransaction(em);
    try {
      const [reserved = [], ...rows] = await tenantSql(em).queryAll([this.reservation.statement, ...statements]);
      this.reservation.accept(reserved);
      return [this.opened, rows];
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Throws if the key would not be reserved. */
  async check(): Promise<void> {
    if (!this.opened) await this.reservation.check();
  }

  /** Runs the last statements and commits, in one round trip. Returns what follows the commit. */
  async commit(statements: readonly SqlStatement[]): Promise<readonly Effect[]> {
    const { opened } = this;
    await opened?.commit(statements);
    this.opened = undefined;
    return opened?.effects ?? [];
  }

  async rollback(): Promise<void> {
    const { opened } = this;
    this.opened = undefined;
    await opened?.em.rollback();
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { type SqlStatement, tenantSql } from './tenant-sql.adapter.js';
import type { Claim, Effect, FinishedCommand, OpeningRows, Scope } from './transaction.types.js';
import { TransactionEnd } from './transaction-end.store.js';

interface Opened {
  readonly em: EntityManager;
  readonly rows: OpeningRows;
}

/**
 * One transaction for all commands of a request. It opens with the first command, so that slow work before it (checking
 * a password, reading photos) holds no connection. If that command fails, it is rolled back as a whole, and the next
 * command opens another one.
 */
export class SharedTransaction implements Scope {
  readonly effects: Effect[] = [];
  readonly commands: FinishedCommand[] = [];
  private em: EntityManager | undefined;
  private end: TransactionEnd | undefined;

  constructor(
    readonly organizationId: string,
    private readonly fork: () => EntityManager,
    private readonly claim: Claim,
    readonly defersWrites: boolean,
  ) {}

  /** The entity manager of the transaction; undefined until it opens. */
  get current(): EntityManager | undefined {
    return this.em;
  }

  /** Whether a write that was deferred failed: the request must be handled again, without deferring. */
  get mustRepeat(): boolean {
    return this.end?.hasFailed ?? false;
  }

  /** Opens the transaction and runs the claim and these statements, all in one round trip. */
  async open(statements: readonly SqlStatement[]): Promise<Opened> {
    const em = this.fork();
    await em.begin();
    this.em = em;
    TransactionEnd.attach(em, this);
    this.end = TransactionEnd.of(em);
    try {
      const [claimed = [], ...rows] = await tenantSql(em).queryAll([this.claim.statement, ...statements]);
      this.claim.accept(claimed);
      return { em, rows };
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Throws if the claim would fail. */
  async check(): Promise<void> {
    if (!this.em) await this.claim.check();
  }

  /** Runs the last statements and commits, in one round trip. */
  async commit(last: readonly SqlStatement[]): Promise<void> {
    await this.end?.commit(last);
    this.em = undefined;
  }

  async rollback(): Promise<void> {
    const { em } = this;
    this.em = undefined;
    await em?.rollback();
  }
}

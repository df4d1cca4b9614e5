import type { EntityManager } from '@mikro-orm/postgresql';
import { isDatabaseAway } from '../errors/index.js';
import { tenantOf } from './tenant-scope.service.js';
import { type SqlStatement, tenantSql } from './tenant-sql.adapter.js';

/** A deferred write failed, and with it the transaction. The work can run again, without deferring its writes. */
export class DeferredWriteFailure extends Error {
  constructor(override readonly cause: unknown) {
    super('a statement that was deferred to the commit failed');
  }
}

/** What a transaction runs at its end, in one round trip with its commit. */
export class TransactionEnd {
  private static readonly all = new WeakMap<EntityManager, TransactionEnd>();

  private readonly last: SqlStatement[] = [];
  private readonly writes: SqlStatement[] = [];
  private failure: DeferredWriteFailure | undefined;

  private constructor(
    private readonly em: EntityManager,
    private readonly organizationId: string,
    readonly defersWrites: boolean,
  ) {}

  /** From now on, statements of the entity manager can wait for the end of its transaction. */
  static attach(em: EntityManager, { defersWrites }: { readonly defersWrites: boolean }): void {
    const organizationId = tenantOf(em);
    if (organizationId) TransactionEnd.all.set(em, new TransactionEnd(em, organizationId, defersWrites));
  }

  /** Undefined outside a transaction of the unit of work, and while it sees the rows of another organization. */
  static of(em: EntityManager): TransactionEnd | undefined {
    const end = TransactionEnd.all.get(em);
    return end?.organizationId === tenantOf(em) ? end : undefined;
  }

  /** Whether a deferred write failed. */
  get hasFailed(): boolean {
    return this.failure !== undefined;
  }

  /** Defers writes to the commit. What the work reads in the meantime does not show them. */
  deferWrites(statements: readonly SqlStatement[]): void {
    this.writes.push(...statements);
  }

  deferLast(statements: readonly SqlStatement[]): void {
    this.last.push(...statements);
  }

  /** The statements that `deferLast` got. They are forgotten. */
  takeLast(): readonly SqlStatement[] {
    return this.last.splice(0);
  }

  /** Runs the deferred writes now, before other work in the transaction. */
  async flushWrites(): Promise<void> {
    const writes = this.writes.splice(0);
    if (writes.length > 0) await tenantSql(this.em).queryAll(writes).catch(this.fail);
  }

  /** Runs everything that waits, and these statements, and commits. */
  async commit(statements: readonly SqlStatement[]): Promise<void> {
    const writes = this.writes.splice(0);
    const all = [...writes, ...statements, ...this.takeLast()];
    if (all.length === 0) return this.em.commit();
    const committing = tenantSql(this.em).commitWith(all);
    return writes.length > 0 ? committing.catch(this.fail) : committing;
  }

  /** After a lost connection, the work must not run again: its writes may be committed. */
  private readonly fail = (error: unknown): never => {
    if (isDatabaseAway(error)) throw error;
    this.failure = new DeferredWriteFailure(error);
    throw this.failure;
  };
}

/**
 * Runs a statement at the end of the transaction, in one round trip with its commit. So a row that every command of the
 * organization locks, such as the end of the audit log, is locked for no longer than a commit takes, and only by a
 * transaction that holds all other locks it needs. Where no transaction waits for it, the statement runs now.
 */
export async function runLast(em: EntityManager, statement: SqlStatement): Promise<void> {
  const end = TransactionEnd.of(em);
  if (end) {
    end.deferLast([statement]);
    return;
  }
  await em.flush();
  await tenantSql(em).run(statement.text, statement.values);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { SqlStatement } from './statement.js';

/** Runs after the commit. */
export type Effect = () => void | Promise<void>;

export interface Transaction {
  readonly em: EntityManager;
  afterCommit(effect: Effect): void;
  /**
   * Runs a statement in one round trip with the commit. So a row that every command of the organization locks, such as the end
   * of the audit log, is locked for no longer than a commit takes, and only by a transaction that holds all other locks it needs.
   */
  atCommit(statement: SqlStatement): void;
}

/** The rows of each statement with which a transaction was opened. */
export type LoadedRows = readonly (readonly unknown[])[];

export type Work<T> = (transaction: Transaction, rows: LoadedRows) => Promise<T>;

/** Reserves the idempotency key of a request, with the first statements of its transaction. */
export interface Reservation {
  readonly statement: SqlStatement;
  /** Throws if the transaction must end. It is then rolled back. */
  accept(rows: readonly unknown[]): void;
  /** Throws if the transaction would have to end, before slow work that precedes it. */
  check(): Promise<void>;
}

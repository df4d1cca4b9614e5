import type { EntityManager } from '@mikro-orm/postgresql';
import type { SqlStatement } from './tenant-sql.adapter.js';

/** Runs after the commit. */
export type Effect = () => void | Promise<void>;

/** An open transaction, and the effects that follow its commit. */
export interface Transaction {
  readonly em: EntityManager;
  afterCommit(effect: Effect): void;
  /**
   * Runs writes in one round trip with the commit. If one of them fails, the work runs again. Undefined then, and whenever
   * the work has to run its writes itself.
   */
  readonly deferWrites: ((statements: readonly SqlStatement[]) => void) | undefined;
}

/** The rows of each statement with which a transaction was opened. */
export type OpeningRows = readonly (readonly unknown[])[];

/** What runs in a transaction. */
export interface Task<T> {
  readonly organizationId: string | null;
  /** The first statements of the transaction, which take no round trip of their own. */
  readonly opening: readonly SqlStatement[];
  readonly work: (transaction: Transaction, rows: OpeningRows) => Promise<T>;
}

/** A command of a request, and the id of the first row that it changed. */
export interface FinishedCommand {
  readonly operation: string;
  readonly subjectId: string;
  /** Set for a command that was rolled back, while the other commands of its request continued. */
  readonly hasFailed?: true;
}

/** The transaction around that of a command: of an outer command, or of the whole request. */
export interface Scope {
  readonly effects: Effect[];
  /** What has finished in it. */
  readonly commands: FinishedCommand[];
  /** Undefined until a command opens the transaction of a request. */
  readonly current: EntityManager | undefined;
}

/** The claim of a request to be the only one with its key. It is checked with the first statements of the transaction. */
export interface Claim {
  readonly statement: SqlStatement;
  /** Throws if the transaction must end. It is then rolled back. */
  accept(rows: readonly unknown[]): void;
  /** Throws if the transaction would have to end, before slow work that precedes it. */
  check(): Promise<void>;
}

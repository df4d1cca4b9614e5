import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  type DomainError,
  databaseFailureOf,
  diskFailureOf,
  failures,
  hasMoved,
  isDatabaseAway,
  isStale,
} from '../errors/index.js';
import type { CallerCheck } from './caller-check.js';
import type { Tenant } from './scope.js';
import type { SqlStatement } from './statement.js';
import { bindTenant, boundTenantOf, scopeToTenant, showRowsOf, tenantOf } from './tenant-scope.js';
import { tenantSql } from './tenant-sql.js';

/** Runs after the commit. */
type Effect = () => void | Promise<void>;

export interface Transaction {
  readonly em: EntityManager;
  afterCommit(effect: Effect): void;
  /**
   * Runs a statement in one round trip with the commit. So a row that every command of the organization locks, such as the end
   * of the audit log, is locked for no longer than a commit takes, and only by a transaction that holds all other locks it needs.
   */
  atCommit(statement: SqlStatement): void;
}

/** The rows of the statements with which a transaction was opened. */
export type LoadedRows = readonly (readonly unknown[])[];
type Work<T> = (transaction: Transaction, rows: LoadedRows) => Promise<T>;

/** Reserves the idempotency key of a request, with the first statements of its transaction. */
export interface Reservation {
  readonly statement: SqlStatement;
  /** Throws if the transaction must end. It is then rolled back. */
  accept(rows: readonly unknown[]): void;
  /** Throws if the transaction would have to end, before slow work that precedes it. */
  check(): Promise<void>;
}

class OpenTransaction implements Transaction {
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
 * The transaction of a request with an idempotency key, which its commands share. It opens with the first command, after slow
 * work (checking a password, reading photos). If that command fails, it is rolled back, and the next command opens another one.
 */
export class RequestTransaction {
  /** The commands that have succeeded. */
  readonly commands: string[] = [];
  current: OpenTransaction | undefined;

  constructor(
    readonly organizationId: string,
    private readonly begin: () => Promise<OpenTransaction>,
    private readonly reservation: Reservation,
  ) {}

  /** Opens the transaction, and reserves the key and runs these statements in one round trip. */
  async open(statements: readonly SqlStatement[]): Promise<readonly [OpenTransaction, LoadedRows]> {
    this.current = await this.begin();
    try {
      const first = [this.reservation.statement, ...statements];
      const [reserved = [], ...rows] = await tenantSql(this.current.em).queryAll(first);
      this.reservation.accept(reserved);
      return [this.current, rows];
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Throws if the key would not be reserved. */
  async check(): Promise<void> {
    if (!this.current) await this.reservation.check();
  }

  async rollback(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    await current?.em.rollback();
  }
}

/** How often a command runs before a deadlock is reported to the caller. */
const maxAttempts = 4;

interface Options {
  /** The transaction of the request, which the work joins. */
  readonly request?: RequestTransaction | undefined;
  /** Of a command: the first statements of its transaction, which take no round trip of their own. The work gets their rows. */
  readonly first?: readonly SqlStatement[];
  /** Of a read: without a confirmed caller, the work gets no rows. */
  readonly check?: CallerCheck | undefined;
  readonly reachOf?: Tenant['reachOf'];
}

/**
 * One command, one forked EntityManager, one transaction. The commands of a request with an idempotency key share one, in which
 * the response is stored too: each but the first becomes a savepoint, and their events wait for the commit.
 */
export class UnitOfWork {
  constructor(
    private readonly orm: MikroORM,
    private readonly constraintErrors: ConstraintErrors,
    private readonly logger: Pick<Logger, 'error' | 'debug'>,
  ) {}

  /**
   * Runs `work` in a transaction that sees the rows of one organization. With null, reading a tenant's row throws. If PostgreSQL
   * ends the transaction to resolve a deadlock, or because a prepared statement is stale, all of it runs again. Within the
   * transaction of a request, only its owner could start over.
   */
  async run<T>(organizationId: string | null, work: Work<T>, options: Options = {}): Promise<T> {
    const { request, first = [] } = options;
    try {
      if (request) return await this.runWithin(request, organizationId, work, first);
      return await this.runAlone(organizationId, work, options);
    } catch (error) {
      throw this.translate(error);
    }
  }

  private async runAlone<T>(organizationId: string | null, work: Work<T>, { first = [], reachOf }: Options) {
    for (let attempt = 1; ; attempt += 1) {
      const transaction = await this.begin(organizationId, reachOf);
      let result: T;
      try {
        result = await work(transaction, await rowsOf(transaction.em, first));
        await transaction.commit();
      } catch (err) {
        await transaction.em.rollback();
        if (!startsOver(err) || attempt === maxAttempts) throw err;
        this.logger.debug({ err, attempt }, 'repeating a command whose transaction PostgreSQL has ended');
        continue;
      }
      await this.runEffects(transaction.effects);
      return result;
    }
  }

  private async runWithin<T>(
    request: RequestTransaction,
    organizationId: string | null,
    work: Work<T>,
    first: readonly SqlStatement[],
  ): Promise<T> {
    if (!request.current && organizationId === request.organizationId) return this.runFirst(request, work, first);
    const outer = request.current ?? (await request.open([]))[0];
    const result = await outer.em.transactional(
      async (em) => {
        await bindTenant(em, organizationId);
        const transaction = new OpenTransaction(em);
        const done = await work(transaction, await rowsOf(em, first));
        await transaction.leaveTo(outer);
        return done;
      },
      { clear: true },
    );
    // A rollback to the savepoint restores the organization; its release does not.
    await leave(outer.em, organizationId);
    return result;
  }

  /** The first command of a request needs no savepoint: nothing came before it that had to stay if it fails. */
  private async runFirst<T>(request: RequestTransaction, work: Work<T>, first: readonly SqlStatement[]): Promise<T> {
    const [transaction, rows] = await request.open(first);
    try {
      const result = await work(transaction, rows);
      await transaction.em.flush();
      transaction.em.clear();
      return result;
    } catch (error) {
      await request.rollback();
      throw error;
    }
  }

  /**
   * Opens one transaction for all commands within `work`, which ends it with `commit` or leaves it to be rolled back. The key of
   * the request is reserved first thing in it.
   */
  async forRequest<T>(
    { organizationId, reachOf }: Tenant,
    reservation: Reservation,
    work: (request: RequestTransaction) => Promise<T>,
  ): Promise<T> {
    const request = new RequestTransaction(organizationId, () => this.begin(organizationId, reachOf), reservation);
    try {
      return await work(request);
    } finally {
      await request.rollback();
    }
  }

  /** Runs the last statements of a request and commits, in one round trip. */
  async commit(request: RequestTransaction, last: readonly SqlStatement[]): Promise<void> {
    const { current } = request;
    await current?.commit(last).catch((error) => {
      throw this.translate(error);
    });
    request.current = undefined;
    await this.runEffects(current?.effects ?? []);
  }

  /**
   * Runs `work` without its own transaction: each statement is sent with the organization, in one round trip. Within the
   * transaction of a request it sees what that transaction wrote.
   */
  async read<T>(
    organizationId: string | null,
    work: (em: EntityManager) => Promise<T>,
    { request, ...binding }: Options = {},
  ): Promise<T> {
    const outer = request?.current?.em;
    if (!outer) return work(this.forkFor(organizationId, binding));
    const em = outer.fork({ keepTransactionContext: true });
    await bindTenant(em, organizationId);
    const result = await work(em);
    await leave(outer, organizationId);
    return result;
  }

  private async begin(organizationId: string | null, reachOf?: Tenant['reachOf']): Promise<OpenTransaction> {
    const em = this.forkFor(organizationId, { reachOf });
    await em.begin();
    return new OpenTransaction(em);
  }

  private forkFor(organizationId: string | null, binding: Pick<Options, 'check' | 'reachOf'>): EntityManager {
    const em = this.orm.em.fork();
    scopeToTenant(em, organizationId, binding);
    return em;
  }

  /**
   * Converts a constraint violation, a lost database, a full disk or a lock that took too long into its failure, and returns any
   * other error unchanged. The ORM wraps some errors of the driver; the wrapper has the state and the constraint's name as well.
   */
  private translate(error: unknown): unknown {
    if (busyStates.has(stateOf(error))) return failures.busy();
    if (isDatabaseAway(error) || hasMoved(error)) return databaseFailureOf(error);
    const { constraint = '' } = (error ?? {}) as { readonly constraint?: string };
    return this.constraintErrors[constraint]?.() ?? diskFailureOf(error, this.logger);
  }

  /** The work is committed, so a failing effect is only logged: the caller must not repeat the work. */
  private async runEffects(effects: readonly Effect[]): Promise<void> {
    for (const effect of effects) {
      try {
        await effect();
      } catch (error) {
        this.logger.error({ err: error }, 'an effect of a committed command failed');
      }
    }
  }
}

async function rowsOf(em: EntityManager, first: readonly SqlStatement[]): Promise<LoadedRows> {
  return first.length > 0 ? tenantSql(em).queryAll(first) : [];
}

/** Changes back to the organization of the outer transaction. A command without one may have chosen one. */
async function leave(outer: EntityManager, organizationId: string | null): Promise<void> {
  const isSame = organizationId !== null && tenantOf(outer) === organizationId;
  if (!isSame) await showRowsOf(outer, boundTenantOf(outer) ?? null);
}

export type ConstraintErrors = Readonly<Record<string, () => DomainError>>;

/** The states of PostgreSQL after which the same work succeeds a moment later. */
const deadlock = '40P01';
const busyStates = new Set<unknown>([deadlock, '55P03']);

const stateOf = (error: unknown) => ((error ?? {}) as { readonly code?: unknown }).code;

const startsOver = (error: unknown) => stateOf(error) === deadlock || isStale(error) || hasMoved(error);

import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  type DomainError,
  databaseFailureOf,
  diskFailureOf,
  failures,
  hasMoved,
  isDatabaseAway,
} from '../errors/index.js';
import type { CallerCheck } from './caller-check.service.js';
import { isStale } from './connection.adapter.js';
import { SharedTransaction } from './shared-transaction.service.js';
import { scopeToTenant, showRowsOf, tenantOf } from './tenant-scope.service.js';
import { type SqlStatement, tenantSql } from './tenant-sql.adapter.js';
import type { Claim, Effect, FinishedCommand, OpeningRows, Scope, Task } from './transaction.types.js';
import { DeferredWriteFailure, runLast, TransactionEnd } from './transaction-end.store.js';

export type { Transaction } from './transaction.types.js';

/** How often a command runs before a deadlock is reported to the caller. */
const maxAttempts = 4;

type Work<T> = Task<T>['work'];

/**
 * One command, one forked EntityManager, one transaction. The commands of an idempotent request share one transaction, in
 * which the response is stored too: each but the first becomes a savepoint, and their events wait for the commit.
 */
export class UnitOfWork {
  private readonly scopes = new AsyncLocalStorage<Scope>();

  constructor(
    private readonly orm: MikroORM,
    private readonly constraintErrors: ConstraintErrors,
    private readonly logger: Pick<Logger, 'error' | 'debug'>,
  ) {}

  /**
   * Runs `work` in a transaction that sees the rows of one organization. With null, reading a tenant's row throws. The
   * statements of `opening` run first, in one round trip with `begin`; `work` gets their rows. If PostgreSQL ends the
   * transaction to resolve a deadlock, or because a prepared statement is stale, all of it runs again.
   */
  async run<T>(organizationId: string | null, work: Work<T>, opening: readonly SqlStatement[] = []): Promise<T> {
    const task: Task<T> = { organizationId, work, opening };
    const outer = this.scopes.getStore();
    if (outer) return this.runWithin(outer, task);
    let defersWrites = true;
    for (let attempt = 1; ; attempt += 1) {
      const effects: Effect[] = [];
      try {
        const result = await this.runAlone(task, effects, defersWrites);
        await this.runEffects(effects);
        return result;
      } catch (error) {
        if (error instanceof DeferredWriteFailure) defersWrites = false;
        else if (!startsOver(error) || attempt === maxAttempts) throw this.translate(error);
        this.logger.debug({ err: error, attempt }, 'repeating a command whose transaction PostgreSQL has ended');
      }
    }
  }

  private async runAlone<T>(task: Task<T>, effects: Effect[], defersWrites: boolean): Promise<T> {
    const em = this.forkFor(task.organizationId);
    await em.begin();
    TransactionEnd.attach(em, { defersWrites });
    try {
      const result = await this.workIn(em, task, effects, await openWith(em, task));
      await em.flush();
      const end = TransactionEnd.of(em);
      await (end ? end.commit([]) : em.commit());
      return result;
    } catch (error) {
      await em.rollback();
      throw error;
    }
  }

  /** Within a transaction that other commands share, only its owner could start over. */
  private async runWithin<T>(outer: Scope, task: Task<T>): Promise<T> {
    const effects: Effect[] = [];
    try {
      const result = await this.runInside(outer, task, effects);
      outer.effects.push(...effects);
      return result;
    } catch (error) {
      throw this.translate(error);
    }
  }

  private async runInside<T>(outer: Scope, task: Task<T>, effects: Effect[]): Promise<T> {
    if (outer.current) return this.runInSavepoint(outer.current, task, effects);
    const shared = outer as SharedTransaction;
    if (task.organizationId === shared.organizationId) return this.runFirst(shared, task, effects);
    const { em } = await shared.open([]);
    return this.runInSavepoint(em, task, effects);
  }

  /** The first command of a shared transaction needs no savepoint: nothing came before it that had to stay if it fails. */
  private async runFirst<T>(shared: SharedTransaction, task: Task<T>, effects: Effect[]): Promise<T> {
    const { em, rows } = await shared.open(task.opening);
    try {
      const result = await this.workIn(em, task, effects, rows);
      await em.flush();
      em.clear();
      return result;
    } catch (error) {
      await shared.rollback();
      throw error;
    }
  }

  private async runInSavepoint<T>(base: EntityManager, task: Task<T>, effects: Effect[]): Promise<T> {
    await TransactionEnd.of(base)?.flushWrites();
    let last: readonly SqlStatement[] = [];
    const result = await base.transactional(
      async (em) => {
        await enter(em, task.organizationId);
        if (tenantOf(em) === tenantOf(base)) TransactionEnd.attach(em, { defersWrites: false });
        const done = await this.workIn(em, task, effects, await openWith(em, task));
        last = TransactionEnd.of(em)?.takeLast() ?? [];
        return done;
      },
      { clear: true },
    );
    for (const statement of last) await runLast(base, statement);
    // A rollback to the savepoint restores the organization; its release does not.
    await leave(base, task.organizationId);
    return result;
  }

  private workIn<T>(em: EntityManager, { work }: Task<T>, effects: Effect[], rows: OpeningRows): Promise<T> {
    const scope: Scope = { effects, current: em, commands: [] };
    const end = TransactionEnd.of(em);
    const deferWrites = end?.defersWrites ? end.deferWrites.bind(end) : undefined;
    const transaction = { em, afterCommit: (effect: Effect) => void effects.push(effect), deferWrites };
    return this.scopes.run(scope, () => work(transaction, rows));
  }

  /**
   * Opens one transaction for all commands within `work`, which ends it with `commitShared` or leaves it to be rolled back.
   * `claim` is checked first thing in it. If a write that was deferred fails, `commitShared` throws a `DeferredWriteFailure`:
   * nothing was stored, and all of it can run again with `defersWrites` false.
   */
  async share<T>(
    organizationId: string,
    claim: Claim,
    work: (transaction: SharedTransaction) => Promise<T>,
    defersWrites = true,
  ): Promise<T> {
    const fork = () => this.forkFor(organizationId);
    const transaction = new SharedTransaction(organizationId, fork, claim, defersWrites);
    try {
      return await this.scopes.run(transaction, () => work(transaction));
    } finally {
      await transaction.rollback();
    }
  }

  /** Throws if the claim of the request would fail, before slow work that must not be repeated. */
  async checkClaim(): Promise<void> {
    const scope = this.scopes.getStore();
    if (scope instanceof SharedTransaction) await scope.check();
  }

  /** Notes that a command has finished, for the response that is stored with it. */
  noteCommand(command: FinishedCommand): void {
    this.scopes.getStore()?.commands.push(command);
  }

  /** Runs the last statements and commits, in one round trip. */
  async commitShared(transaction: SharedTransaction, last: readonly SqlStatement[]): Promise<void> {
    await transaction.commit(last).catch((error) => {
      throw error instanceof DeferredWriteFailure ? error : this.translate(error);
    });
    await this.runEffects(transaction.effects);
  }

  /**
   * Runs `work` without its own transaction: each statement is sent with the organization, in one round trip. Within
   * another transaction it sees what that transaction wrote. With a check, it gets no rows before the caller is confirmed.
   */
  async read<T>(
    organizationId: string | null,
    work: (em: EntityManager) => Promise<T>,
    check?: CallerCheck,
  ): Promise<T> {
    const outer = this.scopes.getStore()?.current;
    if (!outer) return work(this.forkFor(organizationId, check));
    const end = TransactionEnd.of(outer);
    await end?.flushWrites();
    const waiting = end?.takeLast() ?? [];
    if (waiting.length > 0) await tenantSql(outer).queryAll(waiting);
    const em = outer.fork({ keepTransactionContext: true });
    await enter(em, organizationId);
    const result = await work(em);
    await leave(outer, organizationId);
    return result;
  }

  private forkFor(organizationId: string | null, check?: CallerCheck): EntityManager {
    const em = this.orm.em.fork();
    scopeToTenant(em, organizationId, check);
    return em;
  }

  /**
   * Converts a constraint violation, a lost database, a full disk or a lock that took too long into its failure, and returns any other error
   * unchanged. The ORM wraps some errors of the driver; the wrapper has the state and the constraint's name as well.
   */
  private translate(error: unknown): unknown {
    if (error instanceof DeferredWriteFailure) return this.translate(error.cause);
    if (busyStates.has(stateOf(error) as string)) return failures.busy();
    if (isDatabaseAway(error) || hasMoved(error)) return databaseFailureOf(error);
    const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined;
    return typeof constraint === 'string'
      ? (this.constraintErrors[constraint]?.() ?? error)
      : diskFailureOf(error, this.logger);
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

function openWith(em: EntityManager, { opening }: Task<unknown>): Promise<OpeningRows> | OpeningRows {
  return opening.length > 0 ? tenantSql(em).queryAll(opening) : [];
}

/** Changes to the organization of an inner command or query, which is nearly always that of the outer one. */
async function enter(em: EntityManager, organizationId: string | null): Promise<void> {
  if (organizationId === null || tenantOf(em) === organizationId) return;
  em.setFilterParams('tenant', { organizationId });
  await showRowsOf(em, organizationId);
}

/** Changes back to the organization of the outer transaction. A command without one may have chosen one meanwhile. */
async function leave(outer: EntityManager, organizationId: string | null): Promise<void> {
  const tenant = tenantOf(outer);
  if (organizationId === null || tenant !== organizationId) await showRowsOf(outer, tenant);
}

/** The failure of each database constraint, by the constraint's name. */
export type ConstraintErrors = Readonly<Record<string, () => DomainError>>;

/** The states of PostgreSQL after which the same work succeeds a moment later. */
const deadlock = '40P01';
const busyStates = new Set([deadlock, '55P03']);

const startsOver = (error: unknown) => stateOf(error) === deadlock || isStale(error) || hasMoved(error);

function stateOf(error: unknown): unknown {
  return error instanceof Error ? (error as { code?: unknown }).code : undefined;
}

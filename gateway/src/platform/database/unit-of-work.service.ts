import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type DomainError, diskFailureOf, failures } from '../errors/index.js';
import { type CommittedCommand, SharedTransaction } from './shared-transaction.service.js';
import { scopeToTenant, showRowsOf, tenantOf } from './tenant-scope.service.js';

type Effect = () => void | Promise<void>;

type Work<T> = (transaction: Transaction) => Promise<T>;

/** How often a command runs before a deadlock is reported to the caller. */
const maxAttempts = 4;

/** An open transaction, and the effects that follow its commit. */
export interface Transaction {
  readonly em: EntityManager;
  afterCommit(effect: Effect): void;
}

/** The transaction around that of a command: of an outer command, or of the whole request. */
interface Scope {
  readonly effects: Effect[];
  /** Undefined until something is written. */
  readonly current: EntityManager | undefined;
  readonly commands: CommittedCommand[];
  open(): Promise<EntityManager>;
}

/**
 * One command, one forked EntityManager, one transaction. A command within a shared transaction (an idempotent request
 * stores its response in the same one) becomes a savepoint, and its events wait for the outermost commit.
 */
export class UnitOfWork {
  private readonly scopes = new AsyncLocalStorage<Scope>();

  constructor(
    private readonly orm: MikroORM,
    private readonly constraintErrors: ConstraintErrors,
    private readonly logger: Pick<Logger, 'error' | 'debug'>,
  ) {}

  /**
   * Runs `work` in a transaction that sees the rows of one organization. With null, reading a tenant's row throws. If
   * PostgreSQL ends the transaction to resolve a deadlock, `work` runs again.
   */
  async run<T>(organizationId: string | null, work: Work<T>): Promise<T> {
    const outer = this.scopes.getStore();
    if (outer) return this.runWithin(outer, organizationId, work);
    for (let attempt = 1; ; attempt += 1) {
      const effects: Effect[] = [];
      try {
        const result = await this.runIn(this.forkFor(organizationId), work, effects);
        await this.runEffects(effects);
        return result;
      } catch (error) {
        if (!isDeadlock(error) || attempt === maxAttempts) throw this.translate(error);
        this.logger.debug({ err: error, attempt }, 'repeating a command after a deadlock');
      }
    }
  }

  /** Within a transaction that other commands share, only its owner could start over. */
  private async runWithin<T>(outer: Scope, organizationId: string | null, work: Work<T>): Promise<T> {
    const effects: Effect[] = [];
    const result = await outer
      .open()
      .then(async (base) => {
        const done = await this.runIn(base, work, effects, organizationId);
        // A rollback to the savepoint restores the organization; its release does not.
        await leave(base, organizationId);
        return done;
      })
      .catch((error) => {
        throw this.translate(error);
      });
    outer.effects.push(...effects);
    return result;
  }

  private runIn<T>(base: EntityManager, work: Work<T>, effects: Effect[], entered: string | null = null): Promise<T> {
    return base.transactional(
      async (em) => {
        await enter(em, entered);
        const scope: Scope = { effects, current: em, commands: [], open: async () => em };
        return this.scopes.run(scope, () => work({ em, afterCommit: (effect) => effects.push(effect) }));
      },
      { clear: true },
    );
  }

  /** Opens one transaction for all commands within `work`, which ends it with `commitShared` or `rollback`. */
  async share<T>(
    organizationId: string,
    opened: (em: EntityManager) => Promise<void>,
    work: (transaction: SharedTransaction) => Promise<T>,
  ): Promise<T> {
    const transaction = new SharedTransaction(() => this.forkFor(organizationId), opened);
    try {
      return await this.scopes.run(transaction, () => work(transaction));
    } finally {
      await transaction.rollback();
    }
  }

  /** Notes that a command has finished, for the response that is stored with it. */
  noteCommand(command: CommittedCommand): void {
    this.scopes.getStore()?.commands.push(command);
  }

  async commitShared(transaction: SharedTransaction): Promise<void> {
    await transaction.commit();
    await this.runEffects(transaction.effects);
  }

  /**
   * Runs `work` without its own transaction: each statement is sent with the organization, in one round trip. Within
   * another transaction it sees what that transaction wrote.
   */
  async read<T>(organizationId: string | null, work: (em: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.scopes.getStore()?.current;
    if (!outer) return work(this.forkFor(organizationId));
    const em = outer.fork({ keepTransactionContext: true });
    await enter(em, organizationId);
    const result = await work(em);
    await leave(outer, organizationId);
    return result;
  }

  private forkFor(organizationId: string | null): EntityManager {
    const em = this.orm.em.fork();
    scopeToTenant(em, organizationId);
    return em;
  }

  /**
   * Converts a constraint violation, a full disk or a lock that took too long into its failure, and returns any other error
   * unchanged. The ORM wraps some errors of the driver; the wrapper has the state and the constraint's name as well.
   */
  private translate(error: unknown): unknown {
    if (busyStates.has(stateOf(error) as string)) return failures.busy();
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

const isDeadlock = (error: unknown) => stateOf(error) === deadlock;

function stateOf(error: unknown): unknown {
  return error instanceof Error ? (error as { code?: unknown }).code : undefined;
}

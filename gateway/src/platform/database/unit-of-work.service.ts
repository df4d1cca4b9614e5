import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { DomainError } from '../errors/index.js';
import { SharedTransaction } from './shared-transaction.service.js';

type Effect = () => void | Promise<void>;

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
  commandsDone: number;
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
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  /** Runs `work` in a transaction that sees the rows of one organization. With null, reading a tenant's row throws. */
  async run<T>(organizationId: string | null, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const outer = this.scopes.getStore();
    const effects: Effect[] = [];
    const base = outer ? await outer.open() : this.orm.em.fork();
    let result: T;
    try {
      result = await base.transactional(
        (em) => {
          scopeToTenant(em, organizationId);
          const scope: Scope = { effects, current: em, commandsDone: 0, open: async () => em };
          return this.scopes.run(scope, () => work({ em, afterCommit: (effect) => effects.push(effect) }));
        },
        { clear: true },
      );
    } catch (error) {
      throw translateConstraint(error, this.constraintErrors);
    }
    if (outer) {
      outer.effects.push(...effects);
      outer.commandsDone += 1;
    } else await this.runEffects(effects);
    return result;
  }

  /** Opens one transaction for all commands within `work`, which ends it with `commitShared` or `rollback`. */
  async share<T>(
    opened: (em: EntityManager) => Promise<void>,
    work: (transaction: SharedTransaction) => Promise<T>,
  ): Promise<T> {
    const transaction = new SharedTransaction(this.orm, opened);
    try {
      return await this.scopes.run(transaction, () => work(transaction));
    } finally {
      await transaction.rollback();
    }
  }

  async commitShared(transaction: SharedTransaction): Promise<void> {
    await transaction.commit();
    await this.runEffects(transaction.effects);
  }

  /** Runs `work` without its own transaction. Within another transaction it sees what that transaction wrote. */
  async read<T>(organizationId: string | null, work: (em: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.scopes.getStore()?.current;
    const em = outer ? outer.fork({ keepTransactionContext: true }) : this.orm.em.fork();
    scopeToTenant(em, organizationId);
    return work(em);
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

/** Sets the tenant filter, which every tenant entity has on by default. A query without a value for it throws. */
export function scopeToTenant(em: EntityManager, organizationId: string | null): void {
  if (organizationId) em.setFilterParams('tenant', { organizationId });
}

/** The failure of each database constraint, by the constraint's name. */
export type ConstraintErrors = Readonly<Record<string, () => DomainError>>;

/**
 * Converts a constraint violation into its failure and returns any other error unchanged. The ORM wraps some errors of
 * the driver; the wrapper has the constraint's name as well.
 */
function translateConstraint(error: unknown, constraintErrors: ConstraintErrors): unknown {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined;
  return typeof constraint === 'string' ? (constraintErrors[constraint]?.() ?? error) : error;
}

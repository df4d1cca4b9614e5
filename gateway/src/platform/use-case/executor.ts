import type { z } from 'zod';
import { type ApiKeyScope, actingViewer, coverScope, type ReachOf, reachOf, type Viewer } from '../auth/viewer.js';
import { type CallerCheck, CallerNotConfirmed } from '../database/caller-check.js';
import { refuseEntities } from '../database/row-reader.js';
import { hashOfReach } from '../database/scope.js';
import type { LoadedRows, Transaction, UnitOfWork } from '../database/unit-of-work.js';
import { DomainError, failures } from '../errors/index.js';
import type { SecurityEventName } from '../errors/security-event.js';
import type { Platform } from '../ports/platform.js';
import { identityOf } from '../security-events/refusals.js';
import { inSpan } from '../tracing/current-span.js';
import type { Access, AuditTrail, Caller, LockCaller } from './caller.js';
import { type ParsedInput, parseInput, readInput } from './input.js';
import { openHooks, type TransactionHook } from './transaction-hooks.js';
import {
  type AnyUseCase,
  type AuditAction,
  type AuditRecord,
  type DomainEvent,
  everything,
  type Selection,
  type UseCase,
  type UseCaseContext,
} from './use-case.js';

export interface ExecutorParts {
  readonly platform: Platform;
  readonly unitOfWork: UnitOfWork;
  readonly permissions: Readonly<Record<string, Access>>;
  /** The API key scope of each operation that API keys may run. Empty by default. */
  readonly scopes?: Readonly<Record<string, ApiKeyScope>>;
  /** Operations that a restricted manager may not run. */
  readonly closedToRestricted?: ReadonlySet<string>;
  readonly lockCaller: LockCaller;
  readonly auditTrail: AuditTrail;
  /** Counts an operation that failed although its caller did nothing wrong, by a code such as `database.busy`, or `internal`. */
  readonly countFailure?: (failed: { readonly operation: string; readonly reason: string }) => void;
  readonly hooks?: readonly TransactionHook[];
  /** The events that commands announce once they have committed, by operation. */
  readonly announcements?: Readonly<Record<string, (organizationId: string) => DomainEvent>>;
  /** The security event of an action, such as a sign-in, once it has committed. */
  readonly securityEventOf?: (action: AuditAction) => SecurityEventName | undefined;
}

const selectReach = `select ${hashOfReach} as hash`;

interface Records {
  readonly entries: AuditRecord[];
  /** Whether it said that it has nothing to record. */
  isNothing: boolean;
}

/**
 * Runs use cases for every API. It checks in a fixed order: is the caller signed in, may the role run the operation, is
 * the input valid. The use case itself checks the rest: does the record exist, does its state allow the change.
 *
 * A command reads its caller at the start of its transaction, and runs with that role. The lock that this takes lasts
 * until the commit: once archiving a person has been answered, no command of theirs commits. A read whose caller comes
 * from memory verifies it in the round trip of its first statement.
 *
 * The input has the type of the use case's schema, so a resolver that misspells a field does not compile. The REST
 * server knows its use cases only as `AnyUseCase`, whose input is `unknown`: it passes on whatever the client sent.
 */
export class Executor {
  constructor(private readonly parts: ExecutorParts) {}

  now(): Date {
    return this.parts.platform.clock.now();
  }

  async execute<Operation extends string, Input extends z.ZodType, Who, Result>(
    useCase: UseCase<Operation, Input, Who, Result>,
    caller: Caller,
    input: z.input<Input>,
    selection: Selection = everything,
  ): Promise<Result> {
    const { operation, kind } = useCase;
    const organizationId = caller.viewer?.organizationId;
    const attributes = {
      'timetrack.operation': operation,
      'timetrack.operation.kind': kind,
      ...(organizationId && { 'timetrack.organization.id': organizationId }),
    };
    try {
      return (await inSpan(operation, { attributes }, () => this.run(useCase, caller, input, selection))) as Result;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== null) this.parts.countFailure?.({ operation, reason });
      throw error;
    }
  }

  private async run(useCase: AnyUseCase, caller: Caller, input: unknown, selection: Selection): Promise<unknown> {
    if (caller.check) this.requireExpectable(useCase, caller.check);
    if (useCase.kind === 'query') return this.read(useCase, caller, input, selection);
    const result = await this.runCommand(useCase, caller, input, selection);
    caller.transaction?.commands.push(useCase.operation);
    return result;
  }

  private async read(useCase: AnyUseCase, caller: Caller, input: unknown, selection: Selection): Promise<unknown> {
    const acting = this.authorizedCaller(useCase.operation, caller, caller.viewer);
    const parsed = parseInput(useCase.input, input);
    const { check, transaction: request } = caller;
    return this.parts.unitOfWork.read(
      tenantOf(caller),
      (em) => useCase.run(this.createContext(acting, { em: refuseEntities(em), selection }), parsed, null),
      { check, request, reachOf: this.reachOf(caller) },
    );
  }

  private async runCommand(
    useCase: AnyUseCase,
    caller: Caller,
    given: unknown,
    selection: Selection,
  ): Promise<unknown> {
    const { operation } = useCase;
    const { viewer } = caller;
    const { platform, unitOfWork } = this.parts;
    if (!viewer) this.authorize(operation, null);
    const input = readInput(useCase.input, given);
    const prepared = useCase.prepare && (await this.prepare(useCase, caller, input));
    const isValid = input.data !== undefined;
    const locked = (viewer && isValid && useCase.locks?.(input.data, viewer)) || null;
    const question = viewer && this.parts.lockCaller(viewer, locked);
    const loads = (viewer && isValid && useCase.load?.(input.data, viewer, selection, platform.clock.now())) || [];
    const hooks = openHooks(this.parts.hooks ?? [], operation, viewer);
    const first = question ? [question.statement, ...loads] : [];
    const work = async (transaction: Transaction, rows: LoadedRows) => {
      const records: Records = { entries: [], isNothing: false };
      const confirmed = question ? this.confirm(operation, caller, question.accept(rows[0] ?? [])) : caller;
      const data = input.orThrow();
      this.requireFreshSignIn(useCase, confirmed.viewer);
      const context = this.createContext(confirmed, { ...transaction, selection }, records);
      const result = await useCase.run(context, data, useCase.load ? rows.slice(1, first.length) : prepared);
      const command = { viewer: confirmed.viewer, platform };
      await hooks.run(transaction.em, command, { rows: rows.slice(first.length), records: records.entries });
      await this.writeAudit(operation, transaction, confirmed, records);
      const organizationId = confirmed.viewer?.organizationId;
      const announcement = organizationId && this.parts.announcements?.[operation]?.(organizationId);
      if (announcement) context.publish(announcement);
      return result;
    };
    return unitOfWork.run(tenantOf(caller), work, {
      first: [...first, ...hooks.statements],
      request: caller.transaction,
      reachOf: this.reachOf(caller),
    });
  }

  /** Public operations may count guesses, and slow work comes before any statement. Both must run once. */
  private requireExpectable({ operation, prepare }: AnyUseCase, check: CallerCheck): void {
    if (!prepare && this.parts.permissions[operation] !== 'public') return;
    check.refuse();
    throw new CallerNotConfirmed();
  }

  /**
   * Throws unless the caller is still signed in and may still run these commands, which ran before. Returns a hash of the people
   * whom they reach now.
   */
  async authorizeAgain({ viewer }: Caller, commands: readonly string[]): Promise<string> {
    if (!viewer) throw failures.unauthenticated();
    const { statement, accept } = this.parts.lockCaller(viewer, null);
    const first = [statement, { text: selectReach, values: [viewer.userId, this.now()] }];
    const read = async (_: Transaction, [rows = [], reaches = []]: LoadedRows) => ({
      confirmed: accept(rows),
      reach: reaches[0] as { readonly hash: string },
    });
    const { confirmed, reach } = await this.parts.unitOfWork.run(viewer.organizationId, read, { first });
    for (const operation of commands) this.authorize(operation, confirmed);
    return reach.hash;
  }

  /** The caller of a command as of now. A public command also serves a caller whose session has ended. */
  private confirm(operation: string, caller: Caller, viewer: Viewer | null): Caller {
    caller.check?.confirm(viewer);
    if (!viewer) this.reportRevoked(operation, caller);
    return this.authorizedCaller(operation, caller, viewer);
  }

  private reportRevoked(operation: string, { viewer, request }: Caller): void {
    this.parts.platform.securityEvents.report({ event: 'caller.revoked', request, operation, ...identityOf(viewer) });
  }

  /** Sensitive commands ask people for the password again, unless they entered it a moment ago. API keys have no password. */
  private requireFreshSignIn({ needsFreshSignIn }: Pick<AnyUseCase, 'needsFreshSignIn'>, viewer: Viewer | null): void {
    if (!needsFreshSignIn || !viewer?.authAt) return;
    const { clock, config } = this.parts.platform;
    if (clock.now().getTime() - viewer.authAt.getTime() > config.freshSignInMinutes * 60_000)
      throw failures.staleSignIn();
  }

  /** The caller as whom an operation runs, if they may run it: an API key acts for its owner. */
  private authorizedCaller(operation: string, caller: Caller, viewer: Viewer | null): Caller {
    this.authorize(operation, viewer);
    return { ...caller, viewer: viewer && actingViewer(viewer, this.parts.scopes?.[operation]) };
  }

  private reachOf({ viewer }: Caller): ReachOf | undefined {
    return viewer ? reachOf(viewer, this.now()) : undefined;
  }

  /** Throws unless the viewer may run the operation. An operation without a row is forbidden for everyone. */
  authorize(operation: string, viewer: Viewer | null): void {
    const access = this.parts.permissions[operation];
    if (access === 'public') return;
    if (!viewer) throw failures.unauthenticated();
    const scope = this.parts.scopes?.[operation];
    if (viewer.scopes && !(scope && coverScope(viewer.scopes, scope))) throw failures.forbidden();
    if (!access?.includes(actingViewer(viewer, scope).role)) throw failures.forbidden();
    if (viewer.isRestricted && this.parts.closedToRestricted?.has(operation)) throw failures.forbidden();
  }

  /** Slow work before the transaction. It is not done for a caller or an input that the command would reject. */
  private async prepare(useCase: AnyUseCase, caller: Caller, input: ParsedInput<unknown>): Promise<unknown> {
    const acting = this.authorizedCaller(useCase.operation, caller, caller.viewer);
    const data = input.orThrow();
    this.requireFreshSignIn(useCase, caller.viewer);
    await caller.transaction?.check();
    const { transaction: request } = caller;
    const work = async (em: Transaction['em']) => useCase.prepare?.(this.createContext(acting, { em }), data);
    return this.parts.unitOfWork.read(tenantOf(caller), work, { request, reachOf: this.reachOf(caller) });
  }

  private async writeAudit(
    operation: string,
    transaction: Transaction,
    caller: Caller,
    { entries, isNothing }: Records,
  ): Promise<void> {
    if (entries.length === 0 && !isNothing) throw new Error(`the command ${operation} wrote no audit entry`);
    const at = this.parts.platform.clock.now();
    for (const record of entries) {
      await this.parts.auditTrail(transaction, caller, record, at);
      transaction.afterCommit(() => this.reportSecurityEvent(caller, record));
    }
  }

  private reportSecurityEvent({ viewer, request }: Caller, { action, actor }: AuditRecord): void {
    const event = this.parts.securityEventOf?.(action);
    if (event) this.parts.platform.securityEvents.report({ event, request, ...(actor ?? identityOf(viewer)) });
  }

  private createContext(
    caller: Caller,
    scope: Pick<Transaction, 'em'> & Partial<Transaction> & { readonly selection?: Selection },
    records: Records = { entries: [], isNothing: false },
  ): UseCaseContext<Viewer | null> {
    const { platform } = this.parts;
    return {
      em: scope.em,
      // `authorize` has checked the permission table: a use case whose caller is a `Viewer` never runs without one.
      viewer: caller.viewer,
      request: caller.request,
      session: caller.session,
      platform,
      selection: scope.selection ?? everything,
      record: (entry) => records.entries.push(entry),
      recordNothing: () => {
        records.isNothing = true;
      },
      publish: ({ topic, payload }) => {
        if (!scope.afterCommit) throw new Error('a query cannot publish events');
        scope.afterCommit(() => platform.pubSub.publish(topic, payload));
      },
    };
  }
}

function tenantOf({ viewer }: Caller): string | null {
  return viewer?.organizationId ?? null;
}

/** Null for a refusal that the caller caused, and for a read that runs again. */
function reasonOf(error: unknown): string | null {
  if (error instanceof CallerNotConfirmed) return null;
  if (!(error instanceof DomainError)) return 'internal';
  return error.kind === 'unavailable' ? error.code : null;
}

import type { z } from 'zod';
import { actingViewer, coverScope } from '../auth/api-key-scopes.rules.js';
import type { RequestFacts } from '../auth/request-facts.types.js';
import type { ApiKeyScope, Role, Viewer } from '../auth/viewer.types.js';
import { type CallerCheck, CallerNotConfirmed } from '../database/caller-check.service.js';
import { refuseEntities } from '../database/row-reader.adapter.js';
import type { SqlStatement } from '../database/tenant-sql.adapter.js';
import type { OpeningRows } from '../database/transaction.types.js';
import type { Transaction, UnitOfWork } from '../database/unit-of-work.service.js';
import { enforce, failures } from '../errors/index.js';
import type { SecurityEventName } from '../errors/security-event.enums.js';
import type { Platform } from '../ports/platform.ports.js';
import { identityOf } from '../security-events/refusals.service.js';
import type { AuditTrail, FollowRecords } from './followed-records.types.js';
import { signInMustBeFresh } from './fresh-sign-in.rules.js';
import { parseInput } from './input.validator.js';
import { openFollowers } from './open-followers.builder.js';
import {
  isRepeating,
  type RanCommand,
  type Reread,
  responseNotKept,
  takeRepeated,
} from './repeated-commands.service.js';
import {
  type AnyUseCase,
  type AuditAction,
  type AuditRecord,
  type CommandOptions,
  type DomainEvent,
  everything,
  type Selection,
  type SessionCarrier,
  type UseCase,
  type UseCaseContext,
} from './use-case.types.js';

/** Who may run an operation: everyone, or signed-in users with one of these roles. */
export type Access = 'public' | readonly Role[];

/** The caller of an operation, and how to give them a session. The API provides both. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly request: RequestFacts;
  readonly session: SessionCarrier;
  /** Set while the viewer is only expected. Queries confirm them with their first statement; commands are refused. */
  readonly check?: CallerCheck;
}

/** A statement that checks the caller, first thing in the transaction of a command. */
export interface Admission {
  readonly statement: SqlStatement;
  /** The caller as of now, with the current role; null if the session, the API key or the person is gone. */
  accept(rows: readonly unknown[]): Viewer | null;
}

/** Locks the caller's row, or with `changed` the rows of the caller and of these people, until the commit. */
export type Admit = (viewer: Viewer, changed: readonly string[] | null) => Admission;

/**
 * The caller as of now, with the current role; null if the session, the API key or the person is gone. For work that
 * takes time after the caller was identified: reading a body, or waiting for events.
 */
export type Confirm = (viewer: Viewer) => Promise<Viewer | null>;

/** The same for several callers of one organization, in one round trip and in their order. */
export type ConfirmAll = (viewers: readonly Viewer[]) => Promise<readonly (Viewer | null)[]>;

export interface ExecutorParts {
  readonly platform: Platform;
  readonly unitOfWork: UnitOfWork;
  readonly permissions: Readonly<Record<string, Access>>;
  /** The API key scope of each operation that API keys may run. Empty by default. */
  readonly scopes?: Readonly<Record<string, ApiKeyScope>>;
  readonly admit: Admit;
  readonly auditTrail: AuditTrail;
  readonly followRecords?: readonly FollowRecords[];
  /** How to read the result of a command again, by operation. */
  readonly rereads?: Readonly<Record<string, Reread>>;
  /** The events that commands announce once they have committed, by operation. */
  readonly announcements?: Readonly<Record<string, (organizationId: string) => DomainEvent>>;
  /** The security event of an action, such as a sign-in, once it has committed. */
  readonly securityEventOf?: (action: AuditAction) => SecurityEventName | undefined;
}

/**
 * Runs use cases for every API. It checks in a fixed order: is the caller signed in, may the role run the operation,
 * is the input valid. The use case itself checks the rest: does the record exist, does its state allow the change.
 *
 * A command asks about its caller again, first thing in its transaction, and runs with the role of that moment. The lock
 * that this takes lasts until the commit: once archiving a person has been answered, no command of theirs commits.
 *
 * The input has the type of the use case's schema, so a resolver that misspells a field does not compile. The REST
 * server knows its use cases only as `AnyUseCase`, whose input is `unknown`: it passes on whatever the client sent.
 */
export class Executor {
  constructor(private readonly parts: ExecutorParts) {}

  async execute<Operation extends string, Input extends z.ZodType, Who, Result>(
    useCase: UseCase<Operation, Input, Who, Result>,
    given: Caller,
    input: z.input<Input>,
    selection: Selection = everything,
  ): Promise<Result> {
    if (given.check) this.requireReadOfMember(useCase, given.check);
    this.authorize(useCase.operation, given.viewer);
    const caller = given.viewer?.scopes ? this.actingCaller(useCase.operation, given, given.viewer) : given;
    const parsed = parseInput(useCase.input, input);
    const { unitOfWork } = this.parts;
    if (useCase.kind === 'query') {
      return unitOfWork.read(
        tenantOf(caller),
        (em) => useCase.run(this.createContext(caller, { em: refuseEntities(em), selection }), parsed, null),
        caller.check,
      );
    }
    if (isRepeating()) return this.reread(useCase.operation, caller) as Promise<Result>;
    const { operation } = useCase;
    try {
      const { result, subjectId } = await this.runCommand(useCase, caller, parsed, selection);
      unitOfWork.noteCommand({ operation, subjectId });
      return result;
    } catch (error) {
      unitOfWork.noteCommand({ operation, subjectId: '', hasFailed: true });
      throw error;
    }
  }

  private async runCommand<Operation extends string, Input extends z.ZodType, Who, Result>(
    useCase: UseCase<Operation, Input, Who, Result>,
    caller: Caller,
    parsed: z.output<Input>,
    selection: Selection,
  ): Promise<{ readonly result: Result; readonly subjectId: string }> {
    this.requireFreshSignIn(useCase, caller.viewer);
    const prepared = await this.prepare(useCase, caller, parsed);
    let subjectId = '';
    const { admission, opening } = this.openingOf(useCase, caller, parsed, selection);
    const followers = openFollowers(this.parts.followRecords ?? [], useCase.operation, caller.viewer);
    const work = async (transaction: Transaction, rows: OpeningRows) => {
      const admitted = admission ? this.admit(useCase, caller, admission.accept(rows[0] ?? [])) : caller;
      const records: AuditRecord[] = [];
      const context = this.createContext<Who>(admitted, { ...transaction, selection }, records);
      const result = await useCase.run(context, parsed, useCase.load ? rows.slice(1, opening.length) : prepared);
      const { viewer } = admitted;
      const { platform } = this.parts;
      await followers.follow(transaction.em, { viewer, platform }, { rows: rows.slice(opening.length), records });
      await this.writeAudit(useCase.operation, transaction, admitted, records);
      subjectId = records[0]?.subjectId ?? '';
      const organizationId = viewer?.organizationId;
      const announcement = organizationId && this.parts.announcements?.[useCase.operation]?.(organizationId);
      if (announcement) context.publish(announcement);
      return result;
    };
    const result = await this.parts.unitOfWork.run(tenantOf(caller), work, [...opening, ...followers.statements]);
    return { result, subjectId };
  }

  /** Public queries may count guesses, which must happen once. */
  private requireReadOfMember({ kind, operation }: Pick<AnyUseCase, 'kind' | 'operation'>, check: CallerCheck): void {
    if (kind === 'query' && this.parts.permissions[operation] !== 'public') return;
    check.refuse();
    throw new CallerNotConfirmed();
  }

  /** Throws unless the caller is still signed in and may still run these commands, which ran before. */
  async admitAgain(caller: Caller, commands: readonly RanCommand[]): Promise<void> {
    const { viewer } = caller;
    if (!viewer) throw failures.unauthenticated();
    const { statement, accept } = this.parts.admit(viewer, null);
    const admitted = await this.parts.unitOfWork.run(
      viewer.organizationId,
      async (_transaction, [rows = []]) => accept(rows),
      [statement],
    );
    for (const { operation, hasFailed } of commands) if (!hasFailed) this.authorize(operation, admitted);
  }

  private async reread(operation: string, caller: Caller): Promise<unknown> {
    const { subjectId } = takeRepeated(operation);
    const reread = this.parts.rereads?.[operation];
    if (!reread || !caller.viewer) throw responseNotKept();
    const { viewer } = caller;
    return this.parts.unitOfWork.read(viewer.organizationId, (em) =>
      reread(this.createContext<Viewer>(caller, { em: refuseEntities(em) }), subjectId),
    );
  }

  /**
   * What runs first in the transaction of a command: the caller is checked again and locked, and then the command's own rows
   * are read. A public command also serves a caller whose session has ended.
   */
  private openingOf<Input>(useCase: CommandOptions<Input>, { viewer }: Caller, input: Input, selection: Selection) {
    const admission = viewer && this.parts.admit(viewer, useCase.locks?.(input, viewer) ?? null);
    const opening = admission
      ? [admission.statement, ...(useCase.load?.(input, viewer, selection, this.parts.platform.clock.now()) ?? [])]
      : [];
    return { admission, opening };
  }

  private admit(
    useCase: Pick<AnyUseCase, 'operation' | 'needsFreshSignIn'>,
    caller: Caller,
    viewer: Viewer | null,
  ): Caller {
    if (!viewer) this.reportRevoked(useCase.operation, caller);
    this.authorize(useCase.operation, viewer);
    this.requireFreshSignIn(useCase, viewer);
    return viewer ? this.actingCaller(useCase.operation, caller, viewer) : { ...caller, viewer };
  }

  /** The caller as whom an operation runs: an API key acts for its owner. */
  private actingCaller(operation: string, caller: Caller, viewer: Viewer): Caller {
    return { ...caller, viewer: actingViewer(viewer, this.parts.scopes?.[operation]) };
  }

  private reportRevoked(operation: string, { viewer, request }: Caller): void {
    this.parts.platform.securityEvents.report({ event: 'caller.revoked', request, operation, ...identityOf(viewer) });
  }

  private requireFreshSignIn({ needsFreshSignIn }: Pick<AnyUseCase, 'needsFreshSignIn'>, viewer: Viewer | null): void {
    if (!needsFreshSignIn || !viewer) return;
    const { clock, config } = this.parts.platform;
    enforce(signInMustBeFresh(viewer, clock.now(), config.freshSignInMinutes));
  }

  /** Throws unless the viewer may run the operation. An operation without a row is forbidden for everyone. */
  authorize(operation: string, viewer: Viewer | null): void {
    const access = this.parts.permissions[operation];
    if (access === 'public') return;
    if (!viewer) throw failures.unauthenticated();
    const scope = this.parts.scopes?.[operation];
    if (viewer.scopes && !(scope && coverScope(viewer.scopes, scope))) throw failures.forbidden();
    if (!access?.includes(actingViewer(viewer, scope).role)) throw failures.forbidden();
  }

  private async prepare<Operation extends string, Input extends z.ZodType, Who, Result>(
    useCase: UseCase<Operation, Input, Who, Result>,
    caller: Caller,
    input: z.output<Input>,
  ): Promise<unknown> {
    const { prepare } = useCase;
    if (!prepare) return null;
    await this.parts.unitOfWork.checkClaim();
    return this.parts.unitOfWork.read(tenantOf(caller), (em) => prepare(this.createContext(caller, { em }), input));
  }

  private async writeAudit(
    operation: string,
    { em, afterCommit }: Transaction,
    caller: Caller,
    records: readonly AuditRecord[],
  ): Promise<void> {
    if (records.length === 0 && !isExcused(records)) throw new Error(`the command ${operation} wrote no audit entry`);
    const at = this.parts.platform.clock.now();
    for (const record of records) await this.parts.auditTrail(em, caller, record, at);
    for (const record of records) afterCommit(() => this.reportSecurityEvent(caller, record));
  }

  private reportSecurityEvent({ viewer, request }: Caller, { action, actor }: AuditRecord): void {
    const event = this.parts.securityEventOf?.(action);
    if (event) this.parts.platform.securityEvents.report({ event, request, ...(actor ?? identityOf(viewer)) });
  }

  private createContext<Who>(
    caller: Caller,
    scope: Pick<Transaction, 'em'> & Partial<Transaction> & { readonly selection?: Selection },
    records: AuditRecord[] = [],
  ): UseCaseContext<Who> {
    const { platform } = this.parts;
    return {
      em: scope.em,
      // `authorize` has checked the permission table: a use case whose caller is a `Viewer` never runs without one.
      viewer: caller.viewer as Who,
      request: caller.request,
      session: caller.session,
      platform,
      selection: scope.selection ?? everything,
      deferWrites: scope.deferWrites,
      record: (entry) => records.push(entry),
      recordNothing: () => excused.add(records),
      publish: ({ topic, payload }) => {
        if (!scope.afterCommit) throw new Error('a query cannot publish events');
        scope.afterCommit(() => platform.pubSub.publish(topic, payload));
      },
    };
  }
}

/** The empty lists of commands that said that they have nothing to record. */
const excused = new WeakSet<readonly AuditRecord[]>();
const isExcused = (records: readonly AuditRecord[]): boolean => excused.has(records);

function tenantOf(caller: Caller): string | null {
  return caller.viewer?.organizationId ?? null;
}

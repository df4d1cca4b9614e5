import type { Viewer } from '../auth/viewer.types.js';
import { bindTenantValues, type Statement } from './statement.builder.js';

/** Ends a read whose caller is not confirmed. The read then runs again, for the caller that a look-up finds. */
export class CallerNotConfirmed extends Error {
  constructor(options?: ErrorOptions) {
    super('the caller of a read was not confirmed', options);
  }
}

/** What the statement of a check finds out about the caller of a session. */
export interface CallerQuestion {
  readonly organizationId: string;
  /** As for `tenantSql`, with this organization bound. */
  readonly statement: { readonly text: string; readonly values: readonly unknown[] };
  /** Whether its rows say exactly what an earlier look-up of the session said. */
  isSame(rows: readonly unknown[]): boolean;
}

/** Who the last look-up of a session found, and how to find out whether that still holds. */
export interface ExpectedCaller {
  readonly viewer: Viewer;
  readonly check: CallerCheck;
}

/**
 * Finds out whether the caller of a read is still who an earlier look-up of the session found: with a statement that is
 * sent in front of the read's first statement, in the same message (ADR 0051). No row of the read is returned before.
 */
export class CallerCheck {
  private state: 'WAITING' | 'SENT' | 'ANSWERED' = 'WAITING';
  private isRefused = false;
  private readonly answer = Promise.withResolvers<boolean>();

  constructor(private readonly question: CallerQuestion) {}

  /**
   * The operation to send before a statement; undefined if another statement took it. Refuses the read if the statement binds
   * another organization, with which it can't run.
   */
  take(organizationId: string | undefined): Statement | undefined {
    if (this.state !== 'ANSWERED' && organizationId !== this.question.organizationId) this.refuse();
    if (this.state !== 'WAITING') return undefined;
    this.state = 'SENT';
    const { organizationId: organization, statement: question } = this.question;
    return bindTenantValues(question.text, question.values, organization);
  }

  /** Decides by the rows of the statement that `take` returned; undefined if it failed. */
  settle(rows: readonly unknown[] | undefined): void {
    this.decide(rows !== undefined && this.question.isSame(rows));
  }

  /** The read must run again for a caller who was looked up first, because it may do more than read rows. */
  refuse(): void {
    this.isRefused = true;
    if (this.state === 'WAITING') this.decide(false);
  }

  /** Throws `CallerNotConfirmed` unless a statement was answered before, for a read of another database. */
  requireAnswer(): void {
    if (this.state === 'ANSWERED') return;
    this.refuse();
    throw new CallerNotConfirmed();
  }

  /** Whether the caller is the expected one. False if the read sent no statement. */
  async isConfirmed(): Promise<boolean> {
    if (this.state === 'WAITING') this.decide(false);
    return (await this.answer.promise) && !this.isRefused;
  }

  /** Throws `CallerNotConfirmed` unless the caller is the expected one. */
  async enforce(): Promise<void> {
    if (!(await this.answer.promise)) throw new CallerNotConfirmed();
  }

  private decide(isSame: boolean): void {
    this.state = 'ANSWERED';
    this.answer.resolve(isSame);
  }
}

/** By the session context of an entity manager, which the ORM passes on with each of its own statements. */
const checks = new WeakMap<object, CallerCheck>();

/** From now on, the statements of an entity manager with this session context return no row before the check. */
export function attachCheck(sessionContext: object, check: CallerCheck): void {
  checks.set(sessionContext, check);
}

/** The check that the statements of an entity manager wait for. */
export function checkOf(sessionContext: object | undefined): CallerCheck | undefined {
  return sessionContext && checks.get(sessionContext);
}

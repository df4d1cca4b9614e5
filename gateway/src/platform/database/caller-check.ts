import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../auth/viewer.js';
import { bindTenantValues, type SqlStatement, type Statement } from './statement.js';

export interface CallerQuestion {
  readonly statement: SqlStatement;
  /** The caller as of now, with the current role; null if the session, the API key or the person is gone. */
  accept(rows: readonly unknown[]): Viewer | null;
}

/** Ends an operation whose caller is not confirmed. It then runs again, for the caller that a look-up finds. */
export class CallerNotConfirmed extends Error {
  constructor(options?: ErrorOptions) {
    super('the caller of an operation was not confirmed', options);
  }
}

/**
 * Finds out whether the caller of a request is still who an earlier look-up found. A read sends the question in front
 * of its first statement, in the same round trip (ADR 0051), and returns no row before the answer. A command checks its
 * caller before it changes anything.
 */
export class CallerCheck {
  private state: 'WAITING' | 'SENT' | 'ANSWERED' = 'WAITING';
  private isRefused = false;
  private readonly answer = Promise.withResolvers<boolean>();

  constructor(
    readonly viewer: Viewer,
    private readonly question: CallerQuestion,
  ) {}

  /**
   * The statement to send before a statement of a read; undefined if another one took it. Refuses the read if the statement binds
   * another organization, with which it can't run.
   */
  take(organizationId: string | undefined): Statement | undefined {
    const { organizationId: own } = this.viewer;
    if (this.state !== 'ANSWERED' && organizationId !== own) this.refuse();
    if (this.state !== 'WAITING') return undefined;
    this.state = 'SENT';
    const { text, values } = this.question.statement;
    return bindTenantValues(text, values, own);
  }

  /** Decides by the rows of the statement that `take` returned; undefined if it failed. */
  settle(rows: readonly unknown[] | undefined): void {
    this.decide(rows !== undefined && this.isSame(this.question.accept(rows)));
  }

  /** Decides by what a command found out by itself. Throws `CallerNotConfirmed` unless the caller is the expected one. */
  confirm(found: Viewer | null): void {
    if (this.state !== 'WAITING') return;
    this.decide(this.isSame(found));
    if (!this.isSame(found)) throw new CallerNotConfirmed();
  }

  /** The operation must run again for a caller who was looked up first. */
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

  /** Whether the caller is the expected one. False if no statement was sent. */
  async isConfirmed(): Promise<boolean> {
    if (this.state === 'WAITING') this.decide(false);
    return (await this.answer.promise) && !this.isRefused;
  }

  /** Throws `CallerNotConfirmed` unless the caller is the expected one. */
  async enforce(): Promise<void> {
    if (!(await this.answer.promise)) throw new CallerNotConfirmed();
  }

  private isSame(found: Viewer | null): boolean {
    return isDeepStrictEqual(found, this.viewer);
  }

  private decide(isSame: boolean): void {
    this.state = 'ANSWERED';
    this.answer.resolve(isSame);
  }
}

/** By session context: the ORM passes nothing else on, so the check cannot be an argument. */
const checks = new WeakMap<object, CallerCheck>();

/** From now on, the statements of an entity manager with this session context return no row before the check. */
export function attachCheck(sessionContext: object, check: CallerCheck): void {
  checks.set(sessionContext, check);
}

export function checkOf(sessionContext: object | undefined): CallerCheck | undefined {
  return sessionContext && checks.get(sessionContext);
}

import { debuglog } from 'node:util';
import { Client, type QueryResult } from 'pg';
import { databaseAway, isConnectionLost, isDatabaseAway, isStale, outcomeUnknown } from '../errors/index.js';
import type { Route } from './routes.js';
import { noTenant, scopeStatements, type Tenant } from './scope.js';
import type { Statement } from './statement.js';

type Settled = PromiseSettledResult<QueryResult>;

/** PostgreSQL keeps the plan of each prepared statement on each connection, so a connection ends when it has this many. */
const mostPrepared = 300;

/** Citus appends the number of the shard to the names of constraints: `timesheets_never_overlap_102034`. */
export const constraintOf = (named: string) => named.replace(/_\d{6,}$/, '');

/** NODE_DEBUG=sql prints what goes out in each round trip. */
const log = debuglog('sql');

/** A connection of a pool. With `pipeline: true`, the driver sends a statement without waiting for those before it. */
export class GatewayClient extends Client {
  private readonly prepared = new Set<string>();
  private isUseless = false;

  /**
   * Sends statements in one write, and returns the outcome of each. What follows an error has failed too. `cell` is the one whose
   * tables they mean: PostgreSQL plans a prepared statement again whenever the schema changes.
   */
  async sendEach(statements: readonly Statement[], isNamed: boolean, cell: string | null): Promise<Settled[]> {
    if (log.enabled) log(statements.map(({ text }) => text).join('; '));
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const outcomes = await Promise.allSettled(
      statements.map(({ text, values, name }) =>
        this.query({ text, values, name: name && isNamed ? this.prepare(name, cell) : undefined }),
      ),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) failed.reason = this.explain(failed.reason);
    return outcomes;
  }

  /** Gives the connection back. One that an error has shown to be useless leaves the pool. */
  leave(isBroken = false): void {
    const { release } = this as unknown as { release(isUseless: boolean): void };
    release(isBroken || this.isUseless || this.prepared.size > mostPrepared);
  }

  private prepare(name: string, cell: string | null): string {
    const ownName = cell ? `${name}_${cell}` : name;
    this.prepared.add(ownName);
    return ownName;
  }

  private explain(error: Error & { constraint?: string }): Error {
    if (error.constraint) error.constraint = constraintOf(error.constraint);
    const isLost = isConnectionLost(error);
    if (isLost || isStale(error)) this.isUseless = true;
    return isLost ? databaseAway(error) : error;
  }
}

interface Opened {
  readonly connection: GatewayClient;
  /** Whether statements may be prepared by name on it. */
  readonly isNamed: boolean;
  readonly outcomes: readonly Settled[];
}

/**
 * Takes a connection out of the pool and sends statements: a whole transaction, or the beginning of one. If a prepared statement is
 * stale, all of them are sent again without names. Throws `databaseAway` if no connection becomes free.
 */
export async function open({ pool, cell }: Route, statements: readonly Statement[], isNamed = true): Promise<Opened> {
  const connection = (await pool.connect().catch((cause) => {
    throw databaseAway(cause);
  })) as unknown as GatewayClient;
  const outcomes = await connection.sendEach(statements, isNamed, cell);
  const hasStale = outcomes.some((outcome) => outcome.status === 'rejected' && isStale(outcome.reason));
  if (!isNamed || !hasStale) return { connection, isNamed, outcomes };
  connection.leave();
  return open({ pool, cell }, statements, false);
}

export const scriptOf = (texts: readonly string[]): Statement => ({ text: texts.join('; ') });

/** The results of statements that were sent together. Throws the first error. */
export function resultsOf(outcomes: readonly Settled[]): QueryResult[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    const { value } = outcome;
    // Several statements in one text have several results: the last one counts.
    return Array.isArray(value) ? value.at(-1) : value;
  });
}

interface Beginning {
  /** `begin`, with the options of the transaction. */
  readonly begin: string;
  /** The role to which it switches; '' if the login is the application's. */
  readonly role: string;
  /** Hears of a part that could not be committed after the others were. */
  readonly onLost: (error: unknown) => void;
}

interface Session extends Beginning {
  current: TransactionPart;
  /** By server: that of a caller's organization may turn out to be another one. */
  readonly parts: Map<Route['pool'], TransactionPart>;
  /** Whose rows it shows. */
  tenant: Tenant;
  isOver: boolean;
}

/**
 * A transaction, or a savepoint in one. It takes a connection and begins with its first statement: one without statements
 * costs nothing.
 */
export class DatabaseTransaction {
  private constructor(
    private readonly session: Session,
    private readonly depth: number,
  ) {}

  static begin(beginning: Beginning, route: Route, tenant: Tenant | undefined) {
    const { begin, role } = beginning;
    const scope = scopeStatements({ role, tenant, cell: route.cell });
    const current = new TransactionPart(route, [begin, ...scope]);
    const parts = new Map([[route.pool, current]]);
    const session = { ...beginning, current, parts, tenant: tenant ?? noTenant, isOver: false };
    return new DatabaseTransaction(session, 0);
  }

  private get name(): string {
    return savepointAt(this.depth);
  }

  get route(): Route {
    return this.session.current.route;
  }

  get tenant(): Tenant {
    return this.session.tenant;
  }

  /** Runs statements in one round trip. Throws the first error, which skips the rest. */
  async send(statements: readonly Statement[]): Promise<QueryResult[]> {
    if (this.session.isOver) throw new Error('the transaction is over');
    return this.session.current.send(statements);
  }

  /** Shows the rows of another tenant from the next statement on. */
  moveTo(route: Route, tenant: Tenant): void {
    const { session } = this;
    session.tenant = tenant;
    const scope = { tenant, cell: route.cell };
    const part = session.parts.get(route.pool);
    if (part && (part.hasBegun || part === session.current)) {
      session.current = part;
      part.route = route;
      part.pending.push(...scopeStatements(scope));
      return;
    }
    // A rollback to a savepoint also undoes what came after it on this server.
    const savepoints = Array.from({ length: this.depth }, (_, index) => `savepoint ${savepointAt(index + 1)}`);
    const opening = [session.begin, ...scopeStatements({ ...scope, role: session.role }), ...savepoints];
    session.current = new TransactionPart(route, opening);
    session.parts.set(route.pool, session.current);
  }

  nest(): DatabaseTransaction {
    const nested = new DatabaseTransaction(this.session, this.depth + 1);
    this.session.current.pending.push(`savepoint ${nested.name}`);
    return nested;
  }

  /** Runs the last statements and commits, in one round trip. */
  async commit(last: readonly Statement[] = []): Promise<void> {
    if (this.depth > 0) return this.session.current.release(this.name);
    await this.end('commit', last);
  }

  async rollback(): Promise<void> {
    // A failed commit has ended the transaction already.
    if (this.session.isOver) return;
    if (this.depth > 0) return this.session.current.rollbackTo(this.name);
    await this.end('rollback');
  }

  private async end(text: 'commit' | 'rollback', last: readonly Statement[] = []): Promise<void> {
    const { session } = this;
    session.isOver = true;
    const others = [...session.parts.values()].filter((part) => part !== session.current);
    try {
      await session.current.end(text, last);
    } catch (error) {
      await Promise.all(others.map((part) => part.end('rollback').catch(() => undefined)));
      throw error;
    }
    for (const part of others) await part.end(text).catch(session.onLost);
  }
}

const savepointAt = (depth: number) => `trx${depth}`;

class TransactionPart {
  private opened: Promise<Opened> | undefined;
  /** An error has ended it: PostgreSQL accepts only a rollback. */
  private isAborted = false;

  constructor(
    public route: Route,
    /** Sent in one message in front of the next statement: `begin`, `savepoint` and `release` cost no round trip. */
    public pending: string[],
  ) {}

  get hasBegun(): boolean {
    return this.opened !== undefined;
  }

  async send(statements: readonly Statement[]): Promise<QueryResult[]> {
    const { pending } = this;
    this.pending = [];
    const all = pending.length > 0 ? [scriptOf(pending), ...statements] : statements;
    try {
      const results = resultsOf(await this.outcomesOf(all));
      return pending.length > 0 ? results.slice(1) : results;
    } catch (error) {
      this.isAborted = true;
      throw error;
    }
  }

  async release(name: string): Promise<void> {
    if (this.drop(name)) return;
    if (this.isAborted) await this.send([{ text: `release savepoint ${name}` }]);
    else this.pending.push(`release savepoint ${name}`);
  }

  async rollbackTo(name: string): Promise<void> {
    if (this.drop(name)) return;
    this.pending = [];
    await this.send([{ text: `rollback to savepoint ${name}` }]);
    this.isAborted = false;
  }

  /** Runs the last statements and ends this part, in one round trip. A part that has sent nothing has nothing to end. */
  async end(text: 'commit' | 'rollback', last: readonly Statement[] = []): Promise<void> {
    if (text === 'rollback') this.pending = [];
    if (!this.hasBegun && last.length === 0) return;
    let isBroken = true;
    try {
      const results = await this.send([...last, { text }]);
      isBroken = false;
      if (results.at(-1)?.command.toLowerCase() !== text) {
        throw new Error('PostgreSQL rolled back a transaction that was to be committed: an error in it was hidden');
      }
    } catch (error) {
      // Without a connection, nothing has begun that a rollback could undo. A commit must not look like a success.
      if (!(await this.connection())) {
        if (text === 'rollback') return;
        throw error;
      }
      // PostgreSQL turns a commit after an error into a rollback.
      isBroken &&= text === 'rollback' || isDatabaseAway(error);
      throw text === 'commit' && isDatabaseAway(error) ? outcomeUnknown(error) : error;
    } finally {
      (await this.connection())?.leave(isBroken);
    }
  }

  /** Undefined if there was none to be had. */
  private async connection(): Promise<GatewayClient | undefined> {
    return (await this.opened?.catch(() => undefined))?.connection;
  }

  /** Forgets a savepoint that was not sent yet. */
  private drop(name: string): boolean {
    const at = this.pending.indexOf(`savepoint ${name}`);
    if (at >= 0) this.pending.length = at;
    return at >= 0;
  }

  private async outcomesOf(statements: readonly Statement[]): Promise<readonly Settled[]> {
    if (this.opened) {
      const { connection, isNamed } = await this.opened;
      return connection.sendEach(statements, isNamed, this.route.cell);
    }
    this.opened = open(this.route, statements);
    return (await this.opened).outcomes;
  }
}

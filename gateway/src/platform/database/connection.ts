import { Client, type Pool, type QueryResult } from 'pg';
import { databaseAway, isConnectionLost, isDatabaseAway, outcomeUnknown } from '../errors/index.js';
import type { Route } from './routes.js';
import type { Statement } from './statement.js';

type Settled = PromiseSettledResult<QueryResult>;

/**
 * PostgreSQL does not have a prepared statement, after `discard all`; it has it already, behind a pooler; or a migration
 * changed the type of its result.
 */
const staleStates = new Set<unknown>(['26000', '42P05', '0A000']);

export const isStale = (error: unknown) =>
  error instanceof Error && staleStates.has((error as { code?: unknown }).code);

/** PostgreSQL keeps the plan of each prepared statement on each connection, so a connection ends when it has this many. */
const mostPrepared = 300;

/** Citus appends the number of the shard to the names of constraints: `timesheets_never_overlap_102034`. */
export const constraintOf = (named: string) => named.replace(/_\d{6,}$/, '');

/** A connection of a pool. With `pipeline: true`, the driver sends a statement without waiting for those before it. */
export class GatewayClient extends Client {
  private readonly prepared = new Set<string>();
  private isUseless = false;

  /**
   * Sends statements in one write, and returns the outcome of each. What follows an error has failed too. `cell` is the one whose
   * tables they mean: PostgreSQL plans a prepared statement again whenever the schema changes.
   */
  async sendEach(statements: readonly Statement[], isNamed: boolean, cell: string | null): Promise<Settled[]> {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const outcomes = await Promise.allSettled(
      statements.map(({ text, values, name }) =>
        this.query({
          text,
          values: values as unknown[] | undefined,
          name: name && isNamed ? this.prepare(name, cell) : undefined,
        }),
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

/** Takes a connection out of the pool. Throws `databaseAway` if none becomes free. */
export async function connectTo(pool: Pool): Promise<GatewayClient> {
  try {
    return (await pool.connect()) as unknown as GatewayClient;
  } catch (cause) {
    throw databaseAway(cause);
  }
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

export interface Move {
  readonly route: Route;
  readonly organizationId: string;
  scopeStatements(setsRole: boolean): string[];
}

interface Session {
  readonly begin: string;
  current: TransactionPart;
  /** By server: that of a caller's organization may turn out to be another one. */
  readonly parts: Map<Route['pool'], TransactionPart>;
  /** Hears of a part that could not be committed after the others were. */
  readonly onLost: (error: unknown) => void;
  /** Whose rows it shows; '' shows those of no organization. */
  organizationId: string;
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

  static begin(begin: string, { route, organizationId, scopeStatements }: Move, onLost: Session['onLost']) {
    const current = new TransactionPart(route, [begin, ...scopeStatements(true)]);
    const parts = new Map([[route.pool, current]]);
    return new DatabaseTransaction({ begin, current, parts, organizationId, onLost, isOver: false }, 0);
  }

  /** The name of the savepoint, or '' for the transaction itself. */
  get name(): string {
    return this.depth === 0 ? '' : savepointAt(this.depth);
  }

  get isOver(): boolean {
    return this.session.isOver;
  }

  get route(): Route {
    return this.session.current.route;
  }

  get organizationId(): string {
    return this.session.organizationId;
  }

  /** Runs statements in one round trip, after the move if there is one. Throws the first error, which skips the rest. */
  async send(statements: readonly Statement[], move?: Move): Promise<QueryResult[]> {
    if (this.session.isOver) throw new Error('the transaction is over');
    if (move) this.moveTo(move);
    return this.session.current.send(statements);
  }

  /** Shows the rows of another organization from now on: from the next statement. */
  moveTo({ route, organizationId, scopeStatements }: Move): void {
    const { session } = this;
    session.organizationId = organizationId;
    const part = session.parts.get(route.pool);
    if (part && (part.hasBegun || part === session.current)) {
      session.current = part;
      part.route = route;
      part.pending.push(...scopeStatements(false));
      return;
    }
    // A rollback to a savepoint also undoes what came after it on this server.
    const savepoints = Array.from({ length: this.depth }, (_, index) => `savepoint ${savepointAt(index + 1)}`);
    session.current = new TransactionPart(route, [session.begin, ...scopeStatements(true), ...savepoints]);
    session.parts.set(route.pool, session.current);
  }

  /** Runs a statement with PostgreSQL's placeholders, for libraries that take a transaction. */
  async executeQuery({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const [result] = await this.send([{ text, values: parameters }]);
    return { rows: result?.rows ?? [] };
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
  private connection: Promise<GatewayClient> | undefined;
  private isNamed = true;
  /** An error has ended it: PostgreSQL accepts only a rollback. */
  private isAborted = false;

  constructor(
    public route: Route,
    /** Sent in one message in front of the next statement: `begin`, `savepoint` and `release` cost no round trip. */
    public pending: string[],
  ) {}

  get hasBegun(): boolean {
    return this.connection !== undefined;
  }

  async send(statements: readonly Statement[]): Promise<QueryResult[]> {
    const opening = this.hasBegun ? undefined : this.pending;
    try {
      return await this.sendWithPending(statements);
    } catch (error) {
      if (!opening || !this.isNamed || !isStale(error)) throw error;
      // Only the beginning is lost.
      (await this.connection)?.leave();
      this.connection = undefined;
      this.pending = opening;
      this.isNamed = false;
      this.isAborted = false;
      return await this.sendWithPending(statements);
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
    // Without a connection, nothing has begun that a rollback could undo. A commit must not look like a success.
    const connection = await this.connect().catch((error) => {
      if (text === 'commit') throw error;
    });
    if (!connection) return;
    let isBroken = true;
    try {
      const results = await this.sendWithPending([...last, { text }]);
      isBroken = false;
      if (results.at(-1)?.command.toLowerCase() !== text) {
        throw new Error('PostgreSQL rolled back a transaction that was to be committed: an error in it was hidden');
      }
    } catch (error) {
      // PostgreSQL turns a commit after an error into a rollback.
      isBroken &&= text === 'rollback' || isDatabaseAway(error);
      throw text === 'commit' && isDatabaseAway(error) ? outcomeUnknown(error) : error;
    } finally {
      connection.leave(isBroken);
    }
  }

  /** Forgets a savepoint that was not sent yet. */
  private drop(name: string): boolean {
    const at = this.pending.indexOf(`savepoint ${name}`);
    if (at >= 0) this.pending.length = at;
    return at >= 0;
  }

  private connect(): Promise<GatewayClient> {
    this.connection ??= connectTo(this.route.pool);
    return this.connection;
  }

  private async sendWithPending(statements: readonly Statement[]): Promise<QueryResult[]> {
    const { pending, isNamed, route } = this;
    this.pending = [];
    const all = pending.length > 0 ? [scriptOf(pending), ...statements] : statements;
    try {
      const connection = await this.connect();
      const results = resultsOf(await connection.sendEach(all, isNamed, route.cell));
      return pending.length > 0 ? results.slice(1) : results;
    } catch (error) {
      this.isAborted = true;
      throw error;
    }
  }
}

import type { QueryResult } from 'pg';
import { isDatabaseAway, outcomeUnknown } from '../errors/index.js';
import { connectTo, type GatewayClient, isStale, resultsOf, scriptOf } from './connection.js';
import type { Route } from './routes.js';
import { parameterOf, type Statement } from './statement.js';

export interface Move {
  readonly route: Route;
  readonly organizationId: string;
  scopeStatements(setsRole: boolean): string[];
}

interface Session {
  readonly begin: string;
  current: TransactionPart;
  /** On other servers: of a caller whose organization turned out to be there. */
  readonly others: TransactionPart[];
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
    return new DatabaseTransaction({ begin, current, others: [], organizationId, onLost, isOver: false }, 0);
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
    const { current, others } = session;
    if (current.route.pool === route.pool) {
      current.route = route;
      current.pending.push(...scopeStatements(false));
      return;
    }
    if (current.hasBegun) others.push(current);
    const at = others.findIndex((part) => part.route.pool === route.pool);
    if (at >= 0) {
      session.current = others.splice(at, 1)[0] as TransactionPart;
      session.current.route = route;
      session.current.pending.push(...scopeStatements(false));
      return;
    }
    // A rollback to a savepoint also undoes what came after it on this server.
    const savepoints = Array.from({ length: this.depth }, (_, index) => `savepoint ${savepointAt(index + 1)}`);
    session.current = new TransactionPart(route, [session.begin, ...scopeStatements(true), ...savepoints]);
  }

  /** Runs a statement with PostgreSQL's placeholders, for libraries that take a transaction. */
  async executeQuery({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const [result] = await this.send([{ text, values: parameters.map(parameterOf) }]);
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
    try {
      await session.current.end(text, last);
    } catch (error) {
      await Promise.all(session.others.map((part) => part.end('rollback').catch(() => undefined)));
      throw error;
    }
    for (const part of session.others) await part.end(text).catch(session.onLost);
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
      return await this.sendOn(this.connect(), statements);
    } catch (error) {
      if (!opening || !this.isNamed || !isStale(error)) throw error;
      // Only the beginning is lost.
      (await this.connection)?.leave();
      this.connection = undefined;
      this.pending = opening;
      this.isNamed = false;
      this.isAborted = false;
      return await this.sendOn(this.connect(), statements);
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
      const results = await this.sendOn(Promise.resolve(connection), [...last, { text }]);
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

  private async sendOn(connecting: Promise<GatewayClient>, statements: readonly Statement[]): Promise<QueryResult[]> {
    const { pending, isNamed, route } = this;
    this.pending = [];
    const all = pending.length > 0 ? [scriptOf(pending), ...statements] : statements;
    try {
      const connection = await connecting;
      const results = resultsOf(await connection.sendEach(all, { isNamed, cell: route.cell }));
      return pending.length > 0 ? results.slice(1) : results;
    } catch (error) {
      this.isAborted = true;
      throw error;
    }
  }
}

import type { Pool } from 'pg';
import type { Binding } from './binding.builder.js';
import { parameterOf } from './parameters.builder.js';
import { Operation } from './pipeline.adapter.js';
import { type BoundStatement, bindValues } from './placeholders.builder.js';
import { statementOf } from './statements.store.js';
import { WireConnection } from './wire-connection.adapter.js';

const operationOf = (text: string) => new Operation(bindValues(text, []).statement, []);

/** What a transaction shares with the savepoints in it. */
interface Session {
  readonly pool: Pool;
  connection: Promise<WireConnection> | undefined;
  /** Sent together with the next statement: `begin`, `savepoint` and `release` cost no round trip. */
  prologue: Operation[];
  /** An error has ended it: PostgreSQL accepts only a rollback. */
  isAborted: boolean;
  isOver: boolean;
}

/**
 * A transaction, or a savepoint in one. It takes a connection and begins with its first statement: one without statements
 * costs nothing.
 */
export class WireTransaction {
  private constructor(
    private readonly session: Session,
    private readonly savepoint: Operation | undefined,
    private readonly depth: number,
  ) {}

  static begin(pool: Pool, text: string, binding: Binding | undefined): WireTransaction {
    const prologue = [operationOf(text), ...(binding ? [binding.operation()] : [])];
    return new WireTransaction(
      { pool, connection: undefined, prologue, isAborted: false, isOver: false },
      undefined,
      0,
    );
  }

  /** The name of the savepoint, or '' for the transaction itself. */
  get name(): string {
    return this.savepoint ? `trx${this.depth}` : '';
  }

  get isOver(): boolean {
    return this.session.isOver;
  }

  /** Runs a statement, after the binding if there is one. */
  async run({ statement, parameters }: BoundStatement, binding?: Binding): Promise<Operation> {
    const operation = new Operation(statement, parameters);
    await this.send(binding ? [binding.operation(), operation] : [operation]);
    return operation;
  }

  /** Runs a statement with PostgreSQL's placeholders, for libraries that take a transaction. */
  async executeQuery({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const { rows } = await this.run({ statement: statementOf(sql), parameters: parameters.map(parameterOf) });
    return { rows };
  }

  /** Runs operations in one round trip. */
  async send(operations: readonly Operation[]): Promise<void> {
    const { session } = this;
    if (session.isOver) throw new Error('the transaction is over');
    const isRepeatable = !session.connection;
    session.connection ??= WireConnection.from(session.pool);
    const { prologue } = session;
    session.prologue = [];
    try {
      const connection = await session.connection;
      const isApart = prologue.length > 0;
      const isScript = operations.some(({ statement }) => statement.isScript);
      if (isApart && isScript) await connection.send(prologue, { isRepeatable, isApart });
      if (isScript || !isApart) await connection.send(operations);
      else await connection.send([...prologue, ...operations], { isRepeatable, isApart });
    } catch (error) {
      session.isAborted = true;
      throw error;
    }
  }

  /** Sets a savepoint. */
  nest(): WireTransaction {
    const depth = this.depth + 1;
    const savepoint = operationOf(`savepoint trx${depth}`);
    this.session.prologue.push(savepoint);
    return new WireTransaction(this.session, savepoint, depth);
  }

  /** Runs the last statements and commits, in one round trip. */
  async commit(last: readonly Operation[] = []): Promise<void> {
    if (!this.savepoint) return this.end('commit', last);
    const { session } = this;
    const at = session.prologue.indexOf(this.savepoint);
    const release = operationOf(`release savepoint ${this.name}`);
    if (at >= 0) session.prologue.length = at;
    else if (session.isAborted) await this.sendApart(release);
    else session.prologue.push(release);
  }

  async rollback(): Promise<void> {
    if (!this.savepoint) return this.end('rollback');
    const { session } = this;
    const at = session.prologue.indexOf(this.savepoint);
    if (at >= 0) {
      session.prologue.length = at;
      return;
    }
    session.prologue = [];
    await this.sendApart(operationOf(`rollback to savepoint ${this.name}`));
    session.isAborted = false;
  }

  private async sendApart(operation: Operation): Promise<void> {
    const connection = await this.session.connection;
    await connection?.send([operation], { isApart: true });
  }

  private async end(text: 'commit' | 'rollback', last: readonly Operation[] = []): Promise<void> {
    const { session } = this;
    session.isOver = true;
    // What it has not sent yet is the `begin` of a transaction without statements, or the end of a savepoint.
    const first = session.connection ? [] : session.prologue;
    session.prologue = [];
    if (last.length > 0) session.connection ??= WireConnection.from(session.pool);
    if (!session.connection) return;
    const connection = await session.connection.catch(() => undefined);
    if (!connection) return;
    const closing = operationOf(text);
    let isBroken = true;
    try {
      await connection.send([...(last.length > 0 ? first : []), ...last, closing], { isApart: true });
      isBroken = false;
    } catch (error) {
      // A commit that PostgreSQL refuses has ended the transaction, unless one of the last statements failed before it.
      isBroken = text === 'rollback' || (error as { code?: unknown }).code === undefined;
      if (!isBroken && last.length > 0) {
        await connection.send([operationOf('rollback')], { isApart: true }).catch(() => {
          isBroken = true;
        });
      }
      throw error;
    } finally {
      connection.release(isBroken);
    }
    if (closing.tag.toLowerCase() !== text) {
      throw new Error('PostgreSQL rolled back a transaction that was to be committed: an error in it was hidden');
    }
  }
}

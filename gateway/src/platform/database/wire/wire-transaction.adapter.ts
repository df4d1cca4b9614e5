import type { Route } from '../routes.service.js';
import type { Binding } from './binding.builder.js';
import { parameterOf } from './parameters.builder.js';
import { Operation } from './pipeline.adapter.js';
import type { BoundStatement } from './placeholders.builder.js';
import { statementOf } from './statements.store.js';
import { type Move, operationOf, TransactionPart } from './transaction-part.store.js';

export type { Move } from './transaction-part.store.js';

/** What a transaction shares with the savepoints in it. */
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
export class WireTransaction {
  private constructor(
    private readonly session: Session,
    private readonly savepoint: Operation | undefined,
    private readonly depth: number,
  ) {}

  static begin(
    route: Route,
    text: string,
    binding: Binding | undefined,
    organizationId: string,
    onLost: Session['onLost'] = () => undefined,
  ): WireTransaction {
    const current = new TransactionPart(route, text, binding);
    const session = { begin: text, current, others: [], organizationId, onLost, isOver: false };
    return new WireTransaction(session, undefined, 0);
  }

  /** The name of the savepoint, or '' for the transaction itself. */
  get name(): string {
    return this.savepoint ? `trx${this.depth}` : '';
  }

  get isOver(): boolean {
    return this.session.isOver;
  }

  /** Where its next statement goes. */
  get route(): Route {
    return this.session.current.route;
  }

  get organizationId(): string {
    return this.session.organizationId;
  }

  /** Runs a statement, after the move if there is one. */
  async run({ statement, parameters }: BoundStatement, move?: Move): Promise<Operation> {
    const operation = new Operation(statement, parameters);
    const binding = move && this.moveTo(move);
    await this.send(binding ? [binding.operation(), operation] : [operation]);
    return operation;
  }

  /** Shows the rows of another organization from now on. */
  async move(move: Move): Promise<void> {
    const binding = this.moveTo(move);
    if (binding) await this.send([binding.operation()]);
  }

  /** Runs a statement with PostgreSQL's placeholders, for libraries that take a transaction. */
  async executeQuery({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const { rows } = await this.run({ statement: statementOf(sql), parameters: parameters.map(parameterOf) });
    return { rows };
  }

  /** Runs operations in one round trip. */
  async send(operations: readonly Operation[]): Promise<void> {
    if (this.session.isOver) throw new Error('the transaction is over');
    await this.session.current.send(operations);
  }

  /** Sets a savepoint. */
  nest(): WireTransaction {
    const depth = this.depth + 1;
    const savepoint = operationOf(`savepoint trx${depth}`);
    this.session.current.prologue.push(savepoint);
    return new WireTransaction(this.session, savepoint, depth);
  }

  /** Runs the last statements and commits, in one round trip. */
  async commit(last: readonly Operation[] = []): Promise<void> {
    if (!this.savepoint) return this.end('commit', last);
    const { current } = this.session;
    const at = current.prologue.indexOf(this.savepoint);
    const release = operationOf(`release savepoint ${this.name}`);
    if (at >= 0) current.prologue.length = at;
    else if (current.isAborted) await current.sendApart(release);
    else current.prologue.push(release);
  }

  async rollback(): Promise<void> {
    if (!this.savepoint) return this.end('rollback');
    const { current } = this.session;
    const at = current.prologue.indexOf(this.savepoint);
    if (at >= 0) {
      current.prologue.length = at;
      return;
    }
    current.prologue = [];
    await current.sendApart(operationOf(`rollback to savepoint ${this.name}`));
    current.isAborted = false;
  }

  /** Returns the binding to send, unless it is sent with the `begin` on another server. */
  private moveTo({ route, organizationId, bindingOf }: Move): Binding | undefined {
    const { session } = this;
    session.organizationId = organizationId;
    const { current } = session;
    if (current.route.pool === route.pool) {
      current.route = route;
      return bindingOf(false);
    }
    const at = session.others.findIndex((part) => part.route.pool === route.pool);
    const known = at >= 0 ? session.others.splice(at, 1)[0] : undefined;
    if (current.connection) session.others.push(current);
    if (known) {
      known.route = route;
      session.current = known;
      return bindingOf(false);
    }
    session.current = new TransactionPart(route, session.begin, bindingOf(true));
    session.current.prologue.push(...this.savepointsFor(current));
    return undefined;
  }

  /** A rollback to a savepoint undoes what came after it on every server that was used since. */
  private savepointsFor(previous: TransactionPart): Operation[] {
    const unsent = previous.prologue.filter(({ statement }) => statement.text.startsWith('savepoint '));
    const sent = Array.from({ length: this.depth - unsent.length }, (_, index) =>
      operationOf(`savepoint trx${index + 1}`),
    );
    return [...sent, ...unsent];
  }

  private async end(text: 'commit' | 'rollback', last: readonly Operation[] = []): Promise<void> {
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

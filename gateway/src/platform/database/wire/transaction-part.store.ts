import { isDatabaseAway, outcomeUnknown } from '../../errors/index.js';
import type { Route } from '../routes.service.js';
import type { Binding } from './binding.builder.js';
import { Operation } from './pipeline.adapter.js';
import { bindValues } from './placeholders.builder.js';
import { WireConnection } from './wire-connection.adapter.js';

export const operationOf = (text: string) => new Operation(bindValues(text, []).statement, []);

/** A change of the organization, and with it perhaps of the cell and the server. */
export interface Move {
  readonly route: Route;
  readonly organizationId: string;
  bindingOf(setsRole: boolean): Binding | undefined;
}

/** The part of a transaction that is on one server. */
export class TransactionPart {
  connection: Promise<WireConnection> | undefined;
  /** Sent together with the next statement: `begin`, `savepoint` and `release` cost no round trip. */
  prologue: Operation[];
  /** An error has ended it: PostgreSQL accepts only a rollback. */
  isAborted = false;

  constructor(
    public route: Route,
    begin: string,
    binding: Binding | undefined,
  ) {
    this.prologue = [operationOf(begin), ...(binding ? [binding.operation()] : [])];
  }

  /** Sends operations in one pipeline, after the prologue. */
  async send(operations: readonly Operation[]): Promise<void> {
    const isRepeatable = !this.connection;
    this.connection ??= WireConnection.from(this.route.pool);
    const prologue = this.takePrologue();
    for (const operation of [...prologue, ...operations]) operation.cell = this.route.cell;
    try {
      const connection = await this.connection;
      const isApart = prologue.length > 0;
      const isScript = operations.some(({ statement }) => statement.isScript);
      if (isApart && isScript) await connection.send(prologue, { isRepeatable, isApart });
      if (isScript || !isApart) await connection.send(operations);
      else await connection.send([...prologue, ...operations], { isRepeatable, isApart });
    } catch (error) {
      this.isAborted = true;
      throw error;
    }
  }

  async sendApart(operation: Operation): Promise<void> {
    const connection = await this.connection;
    await connection?.send([operation], { isApart: true });
  }

  /** Runs the last statements and ends this part, in one round trip. A part that has sent nothing has nothing to end. */
  async end(text: 'commit' | 'rollback', last: readonly Operation[] = []): Promise<void> {
    // Without a connection, the prologue still has the `begin`, which the last statements need.
    const first = this.connection ? [] : this.prologue;
    this.prologue = [];
    if (last.length > 0) this.connection ??= WireConnection.from(this.route.pool);
    const connection = await this.connection?.catch((error) => {
      // Nothing has begun, so there is nothing to roll back. A commit must not look like a success.
      if (text === 'commit') throw error;
    });
    if (!connection) return;
    const closing = operationOf(text);
    const operations = [...(last.length > 0 ? first : []), ...last, closing];
    for (const operation of operations) operation.cell = this.route.cell;
    let isBroken = true;
    try {
      await connection.send(operations, { isApart: true });
      isBroken = false;
    } catch (error) {
      // A commit that PostgreSQL refuses has ended the transaction, unless one of the last statements failed before it.
      isBroken = text === 'rollback' || (error as { code?: unknown }).code === undefined;
      if (!isBroken && last.length > 0) {
        await connection.send([operationOf('rollback')], { isApart: true }).catch(() => {
          isBroken = true;
        });
      }
      throw text === 'commit' && isDatabaseAway(error) ? outcomeUnknown(error) : error;
    } finally {
      connection.release(isBroken);
    }
    if (closing.tag.toLowerCase() !== text) {
      throw new Error('PostgreSQL rolled back a transaction that was to be committed: an error in it was hidden');
    }
  }

  private takePrologue(): Operation[] {
    const { prologue } = this;
    this.prologue = [];
    return prologue;
  }
}

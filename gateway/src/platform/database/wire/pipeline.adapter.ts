import type { Connection, Submittable } from 'pg';
import { MessageWriter } from './messages.builder.js';
import type { Parameter } from './parameters.builder.js';
import type { Prepared, PreparedStatements, RowLayout } from './prepared-statements.store.js';
import { nameOwnConstraint } from './shard-names.rules.js';
import type { Statement } from './statements.store.js';

type Row = Record<string, unknown>;

/** One execution of a statement, and then its result. */
export class Operation {
  rows: Row[] = [];
  /** PostgreSQL's tag, such as `UPDATE 2`. */
  tag = '';
  layout: RowLayout | null | undefined;
  prepared: Prepared | undefined;
  /** The cell whose tables its names mean. PostgreSQL plans a prepared statement again whenever the schema changes. */
  cell: string | null = null;

  constructor(
    /** A test may exchange it before it is sent. */
    public statement: Statement,
    readonly parameters: readonly Parameter[],
  ) {}
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}
interface DataRow {
  readonly fields: readonly (string | null)[];
}

const writer = new MessageWriter();

/**
 * Operations that are sent in one write and end with one Sync. Outside a transaction PostgreSQL runs them in one implicit
 * transaction: a setting that is local to the transaction ends at the Sync, and an error undoes all of them.
 */
export class Pipeline implements Submittable {
  /** How many operations PostgreSQL has completed. */
  completed = 0;
  private readonly added: string[] = [];
  private isOver = false;

  constructor(
    readonly operations: readonly Operation[],
    private readonly prepared: PreparedStatements,
    private readonly done: (error?: Error) => void,
  ) {}

  submit(connection: Connection): Error | undefined {
    const [first] = this.operations;
    if (first?.statement.isScript) {
      connection.query(first.statement.text);
      return undefined;
    }
    try {
      connection.stream.write(this.encode());
      return undefined;
    } catch (error) {
      writer.reset();
      this.prepared.doubt(this.added);
      return error as Error;
    }
  }

  private encode(): Buffer {
    for (const name of this.prepared.takeLeft()) writer.close(name);
    for (const operation of this.operations) {
      const { statement, parameters } = operation;
      const name = this.prepare(operation);
      writer.bind(name, parameters);
      operation.layout = operation.prepared?.layout;
      if (operation.layout === undefined) writer.describe();
      writer.execute();
      statement.uses += 1;
    }
    return writer.sync();
  }

  /** Returns the name of the operation's statement, or '' for the unnamed statement. */
  private prepare(operation: Operation): string {
    const { text, uses } = operation.statement;
    if (operation.statement.name === '' || uses === 0) {
      writer.parse('', text);
      return '';
    }
    const name = operation.cell ? `${operation.statement.name}_${operation.cell}` : operation.statement.name;
    operation.prepared = this.prepared.get(name);
    if (operation.prepared) return name;
    if (this.prepared.takeBack(name)) writer.close(name);
    operation.prepared = this.prepared.add(name);
    this.added.push(name);
    writer.parse(name, text);
    return name;
  }

  handleRowDescription({ fields }: RowDescription): void {
    const { operation } = this;
    if (!operation) return;
    operation.layout = this.prepared.createLayout(fields);
    operation.rows = [];
  }

  handleDataRow({ fields }: DataRow): void {
    const { operation } = this;
    if (operation?.layout) operation.rows.push(operation.layout.read(fields));
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const { operation } = this;
    if (!operation) return;
    operation.tag = text;
    if (operation.statement.isScript) return;
    if (operation.prepared) operation.prepared.layout = operation.layout ?? null;
    this.completed += 1;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {
    throw new Error('no statement asks for some of its rows');
  }

  handleCopyInResponse(connection: { sendCopyFail(message: string): void }): void {
    connection.sendCopyFail('COPY FROM STDIN is not supported');
  }

  handleCopyData(): void {
    // COPY TO STDOUT is not supported: its data is dropped.
  }

  /** The driver calls it once: PostgreSQL skips what follows an error in the pipeline. */
  handleError(error: Error): void {
    nameOwnConstraint(error);
    this.prepared.doubt(this.added);
    this.finish(error);
  }

  handleReadyForQuery(): void {
    this.finish();
  }

  private get operation(): Operation | undefined {
    return this.operations[this.completed];
  }

  private finish(error?: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    this.done(error);
  }
}

import pg from 'pg';
// @ts-expect-error The driver's own conversion of values has no types.
import { prepareValue } from 'pg/lib/utils';

type Row = Record<string, unknown>;

/** A statement that each connection parses and plans once, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Call = readonly [statement: Statement, values: readonly unknown[]];

/** What one call returned. */
export interface Rows<Found = Row> {
  readonly rows: Found[];
  readonly rowCount: number | null;
}

/** The rows of one call, with the columns that its statement selects. */
export const rowsOf = <Found>(found: Rows | undefined) => (found?.rows ?? []) as Found[];

/** What the driver has, but its types leave out. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { portal: string; statement: string; values: readonly unknown[]; valueMapper: unknown }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

interface WireResult extends Rows {
  addFields(fields: unknown): void;
  parseRow(fields: unknown): Row;
  addRow(row: Row): void;
  addCommandComplete(message: unknown): void;
}

const Result = (pg as unknown as { Result: new (rowMode: string | undefined, types: unknown) => WireResult }).Result;

const parsedBy = new WeakMap<object, Set<string>>();

/**
 * Sends several prepared statements in one message and waits once. PostgreSQL runs them in one transaction, which ends
 * with the message unless one of them is `begin`.
 */
export class Batch {
  private readonly results: WireResult[] = [];
  private current: WireResult;
  private error: Error | null = null;
  private readonly calls: readonly Call[];
  private readonly types: unknown;
  readonly callback: (error: Error | null, results: Rows[]) => void;

  constructor(calls: readonly Call[], types: unknown, callback: Batch['callback']) {
    this.calls = calls;
    this.types = types;
    this.callback = callback;
    this.current = new Result(undefined, types);
  }

  submit(wire: Wire): null {
    const parsed = parsedBy.get(wire) ?? new Set();
    parsedBy.set(wire, parsed);
    wire.stream.cork();
    for (const [{ name, text }, values] of this.calls) {
      if (!parsed.has(name)) wire.parse({ name, text });
      parsed.add(name);
      wire.bind({ portal: '', statement: name, values, valueMapper: prepareValue });
      wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '' });
    }
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription(message: { fields: unknown }): void {
    this.current.addFields(message.fields);
  }

  handleDataRow(message: { fields: unknown }): void {
    this.current.addRow(this.current.parseRow(message.fields));
  }

  handleCommandComplete(message: unknown): void {
    this.current.addCommandComplete(message);
    this.results.push(this.current);
    this.current = new Result(undefined, this.types);
  }

  handleError(error: Error): void {
    this.error ??= error;
  }

  handleReadyForQuery(): void {
    this.callback(this.error, this.results);
  }
}

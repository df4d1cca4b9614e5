import { RecentMap } from './statements.store.js';

type Parser = (text: string) => unknown;

/** Returns the parser of a type, by its number in PostgreSQL's catalog. */
export type ParserOf = (type: number) => Parser;

/** The columns of a result. */
export class RowLayout {
  private readonly empty: Record<string, unknown>;

  constructor(
    private readonly names: readonly string[],
    private readonly parsers: readonly Parser[],
  ) {
    this.empty = Object.fromEntries(names.map((name) => [name, null]));
  }

  read(texts: readonly (string | null)[]): Record<string, unknown> {
    const { names, parsers } = this;
    const row = { ...this.empty };
    for (let index = 0; index < texts.length; index += 1) {
      const text = texts[index] as string | null;
      // A column may come twice: the last one counts.
      row[names[index] as string] = text === null ? null : (parsers[index] as Parser)(text);
    }
    return row;
  }
}

export interface Prepared {
  /** Undefined until the first execution; null if the statement returns no rows. */
  layout: RowLayout | null | undefined;
}

/** Statements per generation. There are two generations. PostgreSQL keeps the plan of each on each connection. */
const generationSize = 150;

/** What PostgreSQL has prepared on one connection. */
export class PreparedStatements {
  private readonly known = new RecentMap<Prepared>(generationSize, (names) => this.leave(names));
  /** PostgreSQL may have them: they were not used for long, or an error interrupted the pipeline that prepared them. */
  private left = new Set<string>();

  constructor(private readonly parserOf: ParserOf) {}

  get(name: string): Prepared | undefined {
    return this.known.get(name);
  }

  add(name: string): Prepared {
    const prepared = { layout: undefined };
    this.known.set(name, prepared);
    return prepared;
  }

  createLayout(fields: readonly { readonly name: string; readonly dataTypeID: number }[]): RowLayout {
    return new RowLayout(
      fields.map(({ name }) => name),
      fields.map(({ dataTypeID }) => this.parserOf(dataTypeID)),
    );
  }

  /** The names to close before anything else is sent. */
  takeLeft(): Iterable<string> {
    if (this.left.size === 0) return [];
    const names = this.left;
    this.left = new Set();
    return names;
  }

  /** Whether the name has to be closed before it is prepared again. */
  takeBack(name: string): boolean {
    return this.left.size > 0 && this.left.delete(name);
  }

  doubt(names: readonly string[]): void {
    for (const name of names) this.known.delete(name);
    this.leave(names);
  }

  /** Prepares every statement again: PostgreSQL has lost them, or their results have changed. */
  forgetAll(): void {
    this.leave(this.known.clear());
  }

  private leave(names: Iterable<string>): void {
    for (const name of names) this.left.add(name);
  }
}

import { createHash } from 'node:crypto';

/** A statement with PostgreSQL's placeholders: `$1`, `$2`. There is one object for each text while the text is in use. */
export interface Statement {
  readonly text: string;
  /**
   * Its name on every connection, or '' if it stays unnamed. Connections prepare it by this name from its second use in the
   * process. It is the hash of the text: behind a pooler, several gateways may meet on one connection of PostgreSQL, where a
   * name must never stand for another statement.
   */
  readonly name: string;
  /** Whether it is several statements, which only the simple protocol runs. They take no values. */
  readonly isScript: boolean;
  uses: number;
}

/**
 * Begins a statement whose plan must suit its values: it stays unnamed, so that PostgreSQL plans each execution. The others
 * are planned once a generic plan is as good as one for the values, which PostgreSQL decides after five executions.
 */
export const plannedEachTime = '/* planned each time */';

/** Texts per generation: what the process uses regularly stays, and the two generations limit the memory of the rest. */
const generationSize = 1_000;
/** A text this long, such as an insert of hundreds of rows, is prepared by no name. */
const longestNamedText = 20_000;

/** A map of limited size that drops what was not used recently. `evicted` receives what leaves it. */
export class RecentMap<Value> {
  private recent = new Map<string, Value>();
  private older = new Map<string, Value>();

  constructor(
    private readonly size: number,
    private readonly evicted?: (keys: Iterable<string>) => void,
  ) {}

  get(key: string): Value | undefined {
    const value = this.recent.get(key);
    if (value !== undefined) return value;
    const old = this.older.get(key);
    if (old === undefined) return undefined;
    this.older.delete(key);
    this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    this.recent.set(key, value);
    if (this.recent.size <= this.size) return;
    this.evicted?.(this.older.keys());
    this.older = this.recent;
    this.recent = new Map();
  }

  delete(key: string): void {
    this.recent.delete(key);
    this.older.delete(key);
  }

  /** Removes all entries and returns their keys. */
  clear(): string[] {
    const keys = [...this.recent.keys(), ...this.older.keys()];
    this.recent = new Map();
    this.older = new Map();
    return keys;
  }
}

const statements = new RecentMap<Statement>(generationSize);

/** The statement of a text with PostgreSQL's placeholders. */
export function statementOf(text: string, isScript = false): Statement {
  const known = statements.get(text);
  if (known) return known;
  const isNamed = text.length <= longestNamedText && !text.startsWith(plannedEachTime);
  const statement = { text, name: isNamed ? nameOf(text) : '', isScript, uses: 0 };
  if (isNamed) statements.set(text, statement);
  return statement;
}

function nameOf(text: string): string {
  return `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
}

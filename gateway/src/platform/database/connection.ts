import { Client, type Pool, type QueryResult } from 'pg';
import { databaseAway, isConnectionLost } from '../errors/index.js';
import type { Statement } from './statement.js';

type Settled = PromiseSettledResult<QueryResult>;

export interface SendOptions {
  readonly isNamed?: boolean;
  /** The cell whose tables the statements mean. PostgreSQL plans a prepared statement again whenever the schema changes. */
  readonly cell?: string | null;
}

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

  /** Sends statements in one write, and returns the result of each. Throws the first error; what follows it has failed too. */
  async send(statements: readonly Statement[], options?: SendOptions): Promise<QueryResult[]> {
    return resultsOf(await this.sendEach(statements, options));
  }

  /** The same, with the outcome of each statement. */
  async sendEach(statements: readonly Statement[], { isNamed = true, cell = null }: SendOptions = {}) {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const outcomes: Settled[] = await Promise.allSettled(
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

const begin: Statement = { text: 'begin' };
const commit: Statement = { text: 'commit' };

/**
 * Runs statements by themselves, in one round trip: with something to set, in a transaction that ends with them. An error
 * undoes all of them. They run again if a prepared statement is stale.
 */
export async function runAutocommit(
  pool: Pool,
  scope: readonly string[],
  statements: readonly Statement[],
  cell: string | null,
): Promise<Settled[]> {
  const isBound = scope.length > 0;
  const all = isBound ? [scriptOf(['begin', ...scope]), ...statements, commit] : statements;
  for (let isNamed = true; ; isNamed = false) {
    const connection = await connectTo(pool);
    try {
      const outcomes = await connection.sendEach(all, { isNamed, cell });
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed && isNamed && isStale(failed.reason)) continue;
      if (isBound && failed && [outcomes[0], outcomes.at(-1)].includes(failed)) throw failed.reason;
      return isBound ? outcomes.slice(1, -1) : outcomes;
    } finally {
      connection.leave();
    }
  }
}

export function scriptOf(texts: readonly string[]): Statement {
  return texts.length === 1 && texts[0] === 'begin' ? begin : { text: texts.join('; ') };
}

/** The results of statements that were sent together. Throws the first error. */
export function resultsOf(outcomes: readonly Settled[]): QueryResult[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    const { value } = outcome;
    // Several statements in one text have several results: the last one counts.
    return Array.isArray(value) ? value.at(-1) : value;
  });
}

import type { Pool, PoolClient } from 'pg';
import { databaseAway, isConnectionLost } from '../../errors/index.js';
import { currentSpan, errorTypeOf, inSpan } from '../../tracing/current-span.store.js';
import type { Span } from '../../tracing/span.types.js';
import { Operation, Pipeline } from './pipeline.adapter.js';
import { bindValues } from './placeholders.builder.js';
import { PreparedStatements } from './prepared-statements.store.js';
import { describeRoundTrip, summarize, type WireAddress } from './statement-span.builder.js';

interface PoolOptions {
  readonly types: { getTypeParser(type: number, format: 'text'): (text: string) => unknown };
  /** How long an answer may take, in milliseconds. The connection then counts as lost. */
  readonly answerTimeoutMillis?: number;
}

/** Operations that are sent together. */
interface Delivery {
  readonly operations: readonly Operation[];
  /** Whether they may be sent again after an error, with all that follows them: the error undoes everything. */
  readonly isRepeatable: boolean;
  /** An error before it must not skip it: it starts another pipeline. */
  readonly isApart: boolean;
  readonly isScript: boolean;
  /** The step of a trace that sends them. */
  readonly span: Span | undefined;
  resolve(): void;
  reject(error: Error): void;
}

/**
 * PostgreSQL does not have a prepared statement, after `discard all`; it has it already, behind a pooler; or a migration
 * changed the type of its result.
 */
const staleStates = new Set<unknown>(['26000', '42P05', '0A000']);

export const isStale = (error: unknown) =>
  error instanceof Error && staleStates.has((error as { code?: unknown }).code);

const rollback = 'rollback';

/** A connection of the pool, whose concurrent statements are sent together in their order. */
export class WireConnection {
  private static readonly all = new WeakMap<PoolClient, WireConnection>();

  private readonly prepared: PreparedStatements;
  private readonly waiting: Delivery[] = [];
  private readonly answerMilliseconds: number | undefined;
  private isBusy = false;
  private isLost = false;

  private constructor(
    private readonly client: PoolClient,
    pool: Pool,
  ) {
    const { types, answerTimeoutMillis } = pool.options as PoolOptions;
    this.answerMilliseconds = answerTimeoutMillis;
    this.prepared = new PreparedStatements((type) => types.getTypeParser(type, 'text'));
  }

  /** Takes a connection out of the pool. The caller releases it. Throws `databaseAway` if there is none. */
  static async from(pool: Pool): Promise<WireConnection> {
    const client = await connect(pool).catch((cause) => {
      throw databaseAway(cause);
    });
    const known = WireConnection.all.get(client);
    if (known) return known;
    const connection = new WireConnection(client, pool);
    WireConnection.all.set(client, connection);
    return connection;
  }

  /** A connection that an error has shown to be useless leaves the pool. */
  release(isBroken = false): void {
    this.client.release(isBroken || this.isLost);
  }

  /** Sends operations in one pipeline. They are complete when the promise resolves. */
  send(operations: readonly Operation[], { isRepeatable = false, isApart = false } = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      const isScript = operations.some(({ statement }) => statement.isScript);
      const span = currentSpan();
      this.waiting.push({ operations, isRepeatable, isApart: isApart || isScript, isScript, span, resolve, reject });
      if (this.isBusy) return;
      this.isBusy = true;
      // What is issued in the same turn goes out in the same write.
      queueMicrotask(() => this.sendWaiting());
    });
  }

  private sendWaiting(): void {
    const deliveries = this.takeBatch();
    this.isBusy = deliveries.length > 0;
    if (this.isBusy) this.submit(deliveries);
  }

  private takeBatch(): Delivery[] {
    const end = this.waiting.findIndex(
      ({ isApart }, index) => index > 0 && (isApart || this.waiting[index - 1]?.isScript),
    );
    return this.waiting.splice(0, end === -1 ? this.waiting.length : end);
  }

  private submit(deliveries: readonly Delivery[], isRepeated = false): void {
    const operations = deliveries.flatMap((delivery) => delivery.operations);
    const span = this.beginSpan(deliveries[0]?.span, operations);
    const timer = this.limitAnswer();
    const pipeline = new Pipeline(operations, this.prepared, (received) => {
      clearTimeout(timer);
      const error = received && this.failureOf(received);
      endSpan(span, received);
      const isAgain = isStale(error);
      if (isAgain) this.prepared.forgetAll();
      if (isAgain && !isRepeated && deliveries[0]?.isRepeatable) {
        this.repeat(deliveries);
        return;
      }
      settle(deliveries, pipeline.completed, error);
      this.sendWaiting();
    });
    this.client.query(pipeline);
  }

  /** The step of one round trip. It belongs to what sent its first statement. */
  private beginSpan(parent: Span | undefined, operations: readonly Operation[]): Span | undefined {
    if (!parent?.isRecorded) return undefined;
    return parent.begin(summarize(operations), 'CLIENT', describeRoundTrip(operations, this.client as WireAddress));
  }

  /** A server that is frozen or cut off does not even say that a statement takes too long. */
  private limitAnswer(): NodeJS.Timeout | undefined {
    if (this.answerMilliseconds === undefined) return undefined;
    return setTimeout(() => this.client.connection.stream.destroy(), this.answerMilliseconds);
  }

  private failureOf(error: Error): Error {
    if (!isConnectionLost(error)) return error;
    this.isLost = true;
    return databaseAway(error);
  }

  /** The pipeline may have begun a transaction before it failed. */
  private repeat(deliveries: readonly Delivery[]): void {
    for (const operation of deliveries.flatMap(({ operations }) => operations)) operation.rows = [];
    const { statement, parameters } = bindValues(rollback, []);
    const undo = new Pipeline([new Operation(statement, parameters)], this.prepared, () =>
      this.submit(deliveries, true),
    );
    this.client.query(undo);
  }
}

/** A connection of the pool. Only waiting for one is a step of its own. */
function connect(pool: Pool): Promise<PoolClient> {
  if (pool.idleCount > 0 || !currentSpan()?.isRecorded) return pool.connect();
  return inSpan('wait for a connection', { attributes: { 'db.system.name': 'postgresql' } }, () => pool.connect());
}

function endSpan(span: Span | undefined, error: Error | undefined): void {
  if (!span) return;
  if (error) {
    const type = errorTypeOf(error);
    span.fail(type);
    span.set({ 'db.response.status_code': type });
  }
  span.end();
}

/** In a transaction, what was completed before an error stays. */
function settle(deliveries: readonly Delivery[], completed: number, error: Error | undefined): void {
  let end = 0;
  for (const { operations, resolve, reject } of deliveries) {
    end += operations.length;
    if (!error || (completed >= end && deliveries.length > 1)) resolve();
    else reject(error);
  }
}

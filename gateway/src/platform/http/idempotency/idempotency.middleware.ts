import type { FastifyReply } from 'fastify';
import { KeyedQueue } from '../../concurrency/keyed-queue.service.js';
import type { Limits } from '../../config/config.types.js';
import type { SharedTransaction } from '../../database/shared-transaction.service.js';
import type { SqlStatement } from '../../database/tenant-sql.adapter.js';
import type { Claim } from '../../database/transaction.types.js';
import { DeferredWriteFailure } from '../../database/transaction-end.store.js';
import type { UnitOfWork } from '../../database/unit-of-work.service.js';
import { DomainError } from '../../errors/index.js';
import type { Clock } from '../../ports/platform.ports.js';
import type { Executor } from '../../use-case/index.js';
import { encryptResponse } from './encrypted-response.codec.js';
import type { Exchange, ResponseBody, WrapHandler, WriteFailure } from './handler.types.js';
import {
  type Claimed,
  type KeyedRequest,
  replayPeriod,
  StoredKeys,
  type StoredRequest,
  type Usage,
} from './idempotency-key.store.js';
import { keyedRequestOf } from './keyed-request.inputs.js';
import { replay } from './replay.middleware.js';
import { captureResponse, digestOf } from './stored-response.codec.js';

/** Wraps the handlers of an API, which passes how it writes failures. */
export type WrapWithIdempotency = (write: WriteFailure) => WrapHandler;

export interface IdempotencyParts {
  readonly unitOfWork: UnitOfWork;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly limits: Limits;
}

/**
 * Replays the first response of a command for a repeated POST of the same caller. The work and its response are stored
 * in one transaction: if the gateway dies in between, nothing is stored and the repeated request starts over. A request
 * that changed nothing (a query, a rejection) is not stored, and runs again.
 */
export function createIdempotency(parts: IdempotencyParts): WrapWithIdempotency {
  const keys = new StoredKeys(parts.unitOfWork, parts.clock, parts.limits);
  const queue = new KeyedQueue();

  async function respondOnce(keyed: KeyedRequest, exchange: Exchange): Promise<ResponseBody | undefined> {
    const first = await runOnce(keyed, exchange, keys, parts);
    const { body, stored } = first.mustRepeat ? await runOnce(keyed, exchange, keys, parts, false) : first;
    return stored ? replay(stored, keyed, exchange, parts.executor) : body;
  }

  return (write) => (handler) => async (request, reply) => {
    const keyed = keyedRequestOf(request);
    if (!keyed) return handler(request, reply);
    return queue.run(keyed.hash.toString('hex'), () => respondOnce(keyed, { handler, write, request, reply }));
  };
}

interface Attempt {
  readonly body?: ResponseBody | undefined;
  /** The request ran before: this is its outcome. */
  readonly stored?: StoredRequest | null;
  /** A write that was deferred to the commit failed, so nothing was stored. */
  readonly mustRepeat?: boolean;
}

/**
 * Runs the request in one transaction, which its first command opens, and in which it claims the key. The claim finds out
 * whether the request ran before. A request without a claim looks for a stored response afterwards.
 */
async function runOnce(
  keyed: KeyedRequest,
  { handler, write, request, reply }: Exchange,
  keys: StoredKeys,
  { unitOfWork, clock, limits }: IdempotencyParts,
  defersWrites = true,
): Promise<Attempt> {
  const claim = new KeyClaim(keyed, keys, (usage) => {
    if (usage.keys >= limits.idempotencyKeysPerCaller) throw tooManyKeys(usage, clock.now());
  });
  const headers = reply.getHeaders();
  const work = async (transaction: SharedTransaction): Promise<Attempt> => {
    const body = await handler(request, reply).catch((error) => write(error, request, reply));
    const stored = claim.claimed ? claim.claimed.stored : await keys.find(keyed);
    const outcome = stored ? { stored } : await finish(transaction, body);
    if (outcome.stored || outcome.mustRepeat) restoreHeaders(reply, headers);
    return outcome;
  };
  return unitOfWork.share(keyed.organizationId, claim, work, defersWrites);

  async function finish(transaction: SharedTransaction, body: ResponseBody | undefined): Promise<Attempt> {
    if (transaction.mustRepeat) return { mustRepeat: true };
    const hasChanged = transaction.commands.some(({ hasFailed }) => !hasFailed);
    if (!transaction.current || !hasChanged || reply.statusCode >= 500) {
      reply.removeHeader('set-cookie');
      return { body };
    }
    try {
      await unitOfWork.commitShared(transaction, storing(transaction, body));
      return { body };
    } catch (error) {
      await transaction.rollback();
      if (isKeyTaken(error)) return { stored: await keys.find(keyed) };
      if (error instanceof DeferredWriteFailure) return { mustRepeat: true };
      throw error;
    }
  }

  function storing({ commands }: SharedTransaction, body: ResponseBody | undefined): SqlStatement[] {
    // A response with a session is for this one request.
    if (reply.getHeader('set-cookie') !== undefined) return [];
    const encryptedResponse = encryptResponse(captureResponse(reply, body), keyed.key);
    return keys.storingOf(keyed, { commands, encryptedResponse, digest: digestOf(body) }, claim.usage);
  }
}

/** The claim of a request, and what it found. */
class KeyClaim implements Claim {
  claimed: Claimed | undefined;
  readonly statement: SqlStatement;

  constructor(
    private readonly keyed: KeyedRequest,
    private readonly keys: StoredKeys,
    private readonly enforceQuota: (usage: Usage) => void,
  ) {
    this.statement = keys.claimOf(keyed);
  }

  get usage(): Usage {
    if (!this.claimed || this.claimed.stored) throw new Error('the key is not claimed');
    return this.claimed.usage;
  }

  accept([row]: readonly unknown[]): void {
    this.claimed = this.keys.readClaim(row);
    if (this.claimed.stored) throw ranBeforeFailure();
    this.enforceQuota(this.claimed.usage);
  }

  async check(): Promise<void> {
    const stored = await this.keys.find(this.keyed);
    if (!stored) return;
    this.claimed = { stored };
    throw ranBeforeFailure();
  }
}

/** Removes what a handler put on a reply whose response is replaced. */
function restoreHeaders(reply: FastifyReply, headers: ReturnType<FastifyReply['getHeaders']>): void {
  for (const name of Object.keys(reply.getHeaders())) if (!(name in headers)) reply.removeHeader(name);
}

/** A gateway of an earlier version ran the same request at the same time. */
function isKeyTaken(error: unknown): boolean {
  const { constraint } = (error instanceof DeferredWriteFailure ? error.cause : error) as { constraint?: unknown };
  return constraint === 'idempotent_requests_pkey';
}

/** Ends the handling of a request that ran before. Its client gets the stored response instead. */
const ranBeforeFailure = () =>
  new DomainError('conflict', 'idempotency-key.under-way', 'The request with this Idempotency-Key is still running');

function tooManyKeys({ keys, oldest }: Usage, now: Date): DomainError {
  const end = (oldest ?? now).getTime() + replayPeriod;
  const retryAfterSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  return new DomainError(
    'rate-limited',
    'idempotency-key.too-many',
    `You sent ${keys} commands with an Idempotency-Key in 24 hours, which is the limit. Nothing was changed.`,
    { retryAfterSeconds },
  );
}

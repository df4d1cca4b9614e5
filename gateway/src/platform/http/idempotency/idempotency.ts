import type { FastifyReply } from 'fastify';
import { KeyedQueue } from '../../concurrency/keyed-queue.js';
import type { Limits } from '../../config/config.js';
import type { RequestTransaction } from '../../database/request-transaction.js';
import type { SqlStatement } from '../../database/tenant-sql.js';
import type { Reservation } from '../../database/transaction-types.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { DomainError } from '../../errors/index.js';
import type { Clock } from '../../ports/platform.js';
import type { Executor } from '../../use-case/index.js';
import type { Exchange, ResponseBody, WrapHandler, WriteFailure } from './handler.js';
import {
  type Found,
  type KeyedRequest,
  replayPeriod,
  StoredKeys,
  type StoredRequest,
  type Usage,
} from './idempotency-key.js';
import { keyedRequestOf } from './keyed-request.js';
import { replay } from './replay.js';
import { captureResponse, digestOf, encryptResponse } from './stored-response.js';

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
    const { body, stored } = await runOnce(keyed, exchange, keys, parts);
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
}

/**
 * Runs the request in one transaction, which its first command opens, and in which it reserves the key. The reservation finds out
 * whether the request ran before. A request without one looks for a stored response afterwards.
 */
async function runOnce(
  keyed: KeyedRequest,
  { handler, write, request, reply }: Exchange,
  keys: StoredKeys,
  { unitOfWork, clock, limits }: IdempotencyParts,
): Promise<Attempt> {
  const reservation = new KeyReservation(keyed, keys, (usage) => {
    if (usage.keys >= limits.idempotencyKeysPerCaller) throw tooManyKeys(usage, clock.now());
  });
  const headers = reply.getHeaders();
  return unitOfWork.forRequest(keyed.organizationId, reservation, async (transaction) => {
    request.caller = { ...request.caller, transaction };
    const body = await handler(request, reply).catch((error) => write(error, request, reply));
    request.caller = { ...request.caller, transaction: undefined };
    const stored = reservation.found ? reservation.found.stored : await keys.find(keyed);
    if (stored) {
      restoreHeaders(reply, headers);
      return { stored };
    }
    await finish(transaction, body);
    return { body };
  });

  async function finish(transaction: RequestTransaction, body: ResponseBody | undefined): Promise<void> {
    const hasChanged = transaction.commands.some(({ hasFailed }) => !hasFailed);
    if (transaction.current && hasChanged && reply.statusCode < 500) {
      await unitOfWork.commit(transaction, storing(transaction, body));
    } else {
      reply.removeHeader('set-cookie');
    }
  }

  function storing({ commands }: RequestTransaction, body: ResponseBody | undefined): SqlStatement[] {
    // A response with a session is for this one request.
    if (reply.getHeader('set-cookie') !== undefined) return [];
    const encryptedResponse = encryptResponse(captureResponse(reply, body), keyed.key);
    return keys.storingOf(keyed, { commands, encryptedResponse, digest: digestOf(body) }, reservation.usage);
  }
}

class KeyReservation implements Reservation {
  found: Found | undefined;
  readonly statement: SqlStatement;

  constructor(
    private readonly keyed: KeyedRequest,
    private readonly keys: StoredKeys,
    private readonly enforceQuota: (usage: Usage) => void,
  ) {
    this.statement = keys.reservationOf(keyed);
  }

  get usage(): Usage {
    if (!this.found || this.found.stored) throw new Error('the key is not reserved');
    return this.found.usage;
  }

  accept([row]: readonly unknown[]): void {
    this.found = this.keys.readReservation(row);
    if (this.found.stored) throw ranBeforeFailure();
    this.enforceQuota(this.found.usage);
  }

  async check(): Promise<void> {
    const stored = await this.keys.find(this.keyed);
    if (!stored) return;
    this.found = { stored };
    throw ranBeforeFailure();
  }
}

function restoreHeaders(reply: FastifyReply, headers: ReturnType<FastifyReply['getHeaders']>): void {
  for (const name of Object.keys(reply.getHeaders())) if (!(name in headers)) reply.removeHeader(name);
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

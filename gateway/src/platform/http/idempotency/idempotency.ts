import type { FastifyReply, FastifyRequest } from 'fastify';
import { reachOf, type Viewer } from '../../auth/viewer.js';
import { KeyedQueue } from '../../concurrency/keyed-queue.js';
import type { Limits } from '../../config/config.js';
import type { SqlStatement } from '../../database/tenant-sql.js';
import type { RequestTransaction, Reservation, UnitOfWork } from '../../database/unit-of-work.js';
import { DomainError, failures } from '../../errors/index.js';
import type { Clock } from '../../ports/platform.js';
import type { Executor } from '../../use-case/index.js';
import { identifyPending, probableViewer } from '../callers/expected-caller.js';
import type { Handler, ResponseBody, WrapHandler, WriteFailure } from './handler.js';
import {
  type KeyedRequest,
  type Reserved,
  replayPeriod,
  StoredKeys,
  type StoredRequest,
  type Usage,
} from './stored-keys.js';
import {
  captureResponse,
  decryptResponse,
  encryptResponse,
  fingerprintOf,
  hashOfKey,
  restoreResponse,
} from './stored-response.js';

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
    const keyed = keyedRequestOf(request, parts.clock.now());
    if (!keyed) return handler(request, reply);
    return queue.run(keyed.hash.toString('hex'), () => respondOnce(keyed, { handler, write, request, reply }));
  };
}

interface Exchange {
  readonly handler: Handler;
  readonly write: WriteFailure;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
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
  return unitOfWork.forRequest(keyed, reservation, async (transaction) => {
    request.caller = { ...request.caller, transaction };
    const body = await handler(request, reply).catch((error) => write(error, request, reply));
    request.caller = { ...request.caller, transaction: undefined };
    const stored = reservation.reserved ? reservation.reserved.stored : await keys.find(keyed);
    if (stored) {
      restoreHeaders(reply, headers);
      return { stored };
    }
    await finish(transaction, body);
    return { body };
  });

  async function finish(transaction: RequestTransaction, body: ResponseBody | undefined): Promise<void> {
    if (transaction.current && transaction.commands.length > 0 && reply.statusCode < 500) {
      await unitOfWork.commit(transaction, storing(transaction, body));
    } else {
      reply.removeHeader('set-cookie');
    }
  }

  function storing({ commands }: RequestTransaction, body: ResponseBody | undefined): SqlStatement[] {
    // A response with a session is for this one request.
    if (reply.getHeader('set-cookie') !== undefined) return [];
    return keys.storingOf(keyed, commands, encryptResponse(captureResponse(reply, body), keyed.key), reservation.usage);
  }
}

class KeyReservation implements Reservation {
  reserved: Reserved | undefined;
  readonly statement: SqlStatement;

  constructor(
    private readonly keyed: KeyedRequest,
    private readonly keys: StoredKeys,
    private readonly enforceQuota: (usage: Usage) => void,
  ) {
    this.statement = keys.reservationOf(keyed);
  }

  get usage(): Usage {
    if (!this.reserved || this.reserved.stored) throw new Error('the key is not reserved');
    return this.reserved.usage;
  }

  accept([row]: readonly unknown[]): void {
    this.reserved = this.keys.readReservation(row);
    if (this.reserved.stored) throw ranBeforeFailure();
    this.enforceQuota(this.reserved.usage);
  }

  async check(): Promise<void> {
    const stored = await this.keys.find(this.keyed);
    if (!stored) return;
    this.reserved = { stored };
    throw ranBeforeFailure();
  }
}

/**
 * The key of a POST; null without one. The key of a caller without a session is ignored: repeating a sign-in or a
 * registration does no harm, and storing responses for everyone would fill the disk.
 */
function keyedRequestOf(request: FastifyRequest, now: Date): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw failures.malformed('Idempotency-Key must be 1 to 255 visible characters');
  const viewer = probableViewer(request);
  if (!viewer) return null;
  const callerId = callerIdOf(viewer);
  const content = JSON.stringify(request.body ?? null);
  return {
    key,
    callerId,
    organizationId: viewer.organizationId,
    reachOf: reachOf(viewer, now),
    hash: hashOfKey(callerId, key),
    fingerprint: fingerprintOf(key, request.method, request.url, content),
  };
}

/** The API key, if there is one, otherwise the user. */
function callerIdOf({ scopes, sessionId, userId }: Viewer): string {
  return scopes ? sessionId : userId;
}

/**
 * Responds to a repeated request with the stored response, without running its commands again. The caller must still be allowed
 * to run them, and reach the same people.
 */
async function replay(
  { fingerprint, commands, reach, encryptedResponse }: StoredRequest,
  keyed: KeyedRequest,
  { request, reply }: Exchange,
  executor: Executor,
): Promise<ResponseBody | undefined> {
  if (!fingerprint.equals(keyed.fingerprint)) throw reusedKeyFailure();
  await identifyPending(request);
  const reachNow = await executor.authorizeAgain(request.caller, commands);
  if (!encryptedResponse || reach !== reachNow) throw responseNotStored();
  reply.header('idempotent-replayed', 'true');
  return restoreResponse(decryptResponse(encryptedResponse, keyed.key), reply);
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

const reusedKeyFailure = () =>
  new DomainError('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for another request');

const responseNotStored = () =>
  new DomainError(
    'gone',
    'idempotency-key.response-not-stored',
    'This request was carried out before, and its response is no longer available. Load the data instead of sending it again.',
  );

import type { EntityManager } from '@mikro-orm/postgresql';
import { KeyedQueue } from '../../concurrency/keyed-queue.service.js';
import type { Limits } from '../../config/config.types.js';
import type { UnitOfWork } from '../../database/unit-of-work.service.js';
import { DomainError } from '../../errors/index.js';
import type { Clock } from '../../ports/platform.ports.js';
import type { Executor } from '../../use-case/index.js';
import { encryptResponse } from './encrypted-response.codec.js';
import type { Exchange, WrapHandler, WriteFailure } from './handler.types.js';
import {
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

  async function respondOnce(keyed: KeyedRequest, exchange: Exchange): Promise<string | undefined> {
    const stored = await keys.find(keyed);
    if (stored) return replay(stored, keyed, exchange, parts.executor);
    const attempt = await runOnce(keyed, exchange, keys, parts);
    if (!attempt.lostRace) return attempt.body;
    const storedByWinner = await keys.find(keyed);
    return storedByWinner ? replay(storedByWinner, keyed, exchange, parts.executor) : attempt.body;
  }

  return (write) => (handler) => async (request, reply) => {
    const keyed = keyedRequestOf(request);
    if (!keyed) return handler(request, reply);
    return queue.run(keyed.hash.toString('hex'), () => respondOnce(keyed, { handler, write, request, reply }));
  };
}

interface Attempt {
  readonly body: string | undefined;
  /** Another gateway ran the same request first. */
  readonly lostRace: boolean;
}

/** Runs the request in one transaction, which its first command opens. */
async function runOnce(
  keyed: KeyedRequest,
  { handler, write, request, reply }: Exchange,
  keys: StoredKeys,
  { unitOfWork, clock, limits }: IdempotencyParts,
): Promise<Attempt> {
  const claim: { usage?: Usage | null } = {};
  const claimKey = async (em: EntityManager) => {
    claim.usage = await keys.claim(em, keyed);
    if (!claim.usage) throw stillRunningFailure();
    if (claim.usage.keys >= limits.idempotencyKeysPerCaller) throw tooManyKeys(claim.usage, clock.now());
  };
  return unitOfWork.share(keyed.organizationId, claimKey, async (transaction) => {
    const body = await handler(request, reply).catch((error) => write(error, request, reply));
    const { usage } = claim;
    if (!usage || transaction.commands.length === 0 || reply.statusCode >= 500) {
      reply.removeHeader('set-cookie');
      return { body, lostRace: usage === null };
    }
    const em = await transaction.open();
    if (reply.getHeader('set-cookie') === undefined) await keys.store(em, keyed, answerOf(), usage);
    // A response with a session is for this one request.
    else await keys.release(em, keyed);
    await unitOfWork.commitShared(transaction);
    return { body, lostRace: false };

    function answerOf(): Omit<StoredRequest, 'fingerprint'> {
      const encryptedResponse = encryptResponse(captureResponse(reply, body), keyed.key);
      return { commands: transaction.commands, encryptedResponse, digest: digestOf(body) };
    }
  });
}

const stillRunningFailure = () =>
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

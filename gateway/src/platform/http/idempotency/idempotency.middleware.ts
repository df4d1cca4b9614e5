import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyedQueue } from '../../concurrency/keyed-queue.service.js';
import type { UnitOfWork } from '../../database/unit-of-work.service.js';
import { DomainError, failures } from '../../errors/index.js';
import type { Clock } from '../../ports/platform.ports.js';
import { decryptResponse, encryptResponse, fingerprintOf, hashOfKey } from './encrypted-response.codec.js';
import { type StoredKey, StoredKeys } from './idempotency-key.store.js';
import { captureResponse, isReplayable, restoreResponse } from './stored-response.codec.js';

/** Handles a request and returns the response body. Status and headers are on the reply. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** Wraps the handlers of an API, for example with the idempotency key or the files of a multipart body. */
export type WrapHandler = (handler: Handler) => Handler;

/** Writes a failure to a reply in the form of an API, and returns the response body. */
type WriteFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => string;

/** Wraps the handlers of an API, which passes how it writes failures. */
export type WrapWithIdempotency = (write: WriteFailure) => WrapHandler;

export interface IdempotencyParts {
  readonly orm: MikroORM;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

interface KeyedRequest {
  readonly key: string;
  readonly hash: Buffer;
  readonly fingerprint: Buffer;
}

/**
 * Replays the first response for a repeated POST. The work and its response are stored in one transaction: if the
 * gateway dies in between, nothing is stored and the repeated request starts over.
 */
export function createIdempotency({ orm, unitOfWork, clock }: IdempotencyParts): WrapWithIdempotency {
  const keys = new StoredKeys(orm, clock);
  const queue = new KeyedQueue();

  async function respondOnce(handler: Handler, write: WriteFailure, keyed: KeyedRequest, exchange: Exchange) {
    const { request, reply } = exchange;
    const stored = await keys.find(keyed.hash);
    if (stored) return replay(stored, keyed, reply);
    const race = { lost: false };
    const claim = async (em: EntityManager) => {
      race.lost = !(await keys.claim(em, keyed.hash, keyed.fingerprint));
      if (race.lost) throw stillRunningFailure();
    };
    const body = await unitOfWork.share(claim, async (transaction) => {
      const responseBody = await handler(request, reply).catch((error) => write(error, request, reply));
      const response = captureResponse(reply, responseBody);
      if (race.lost || !isReplayable(response, transaction.commandsDone)) {
        reply.removeHeader('set-cookie');
        return responseBody;
      }
      const em = await transaction.open().catch((error) => {
        if (!race.lost) throw error;
      });
      if (!em) return responseBody;
      await keys.storeResponse(em, keyed.hash, encryptResponse(response, keyed.key));
      await unitOfWork.commitShared(transaction);
      return responseBody;
    });
    const storedByWinner = race.lost ? await keys.find(keyed.hash) : null;
    return storedByWinner ? replay(storedByWinner, keyed, reply) : body;
  }

  return (write) => (handler) => async (request, reply) => {
    const keyed = keyedRequestOf(request);
    if (!keyed) return handler(request, reply);
    return queue.run(keyed.hash.toString('hex'), () => respondOnce(handler, write, keyed, { request, reply }));
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function keyedRequestOf(request: FastifyRequest): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw failures.malformed('Idempotency-Key must be 1 to 255 visible characters');
  const content = request.contentDigest ?? JSON.stringify(request.body ?? null);
  return {
    key,
    hash: hashOfKey(request.caller.viewer?.userId ?? 'anonymous', key),
    fingerprint: fingerprintOf(key, request.method, request.url, content),
  };
}

function replay(stored: StoredKey, { key, fingerprint }: KeyedRequest, reply: FastifyReply): string | undefined {
  if (!stored.fingerprint.equals(fingerprint)) throw reusedKeyFailure();
  return restoreResponse(decryptResponse(stored.encryptedResponse, key), reply);
}

const reusedKeyFailure = () =>
  new DomainError('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for another request');

const stillRunningFailure = () =>
  new DomainError('conflict', 'idempotency-key.under-way', 'The request with this Idempotency-Key is still running');

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UnitOfWork } from '../../database/unit-of-work.service.js';
import { DomainError, failures } from '../../errors/index.js';
import type { Clock } from '../../ports/platform.ports.js';
import { type StoredKey, StoredKeys } from './idempotency-key.store.js';
import { InTurn } from './in-turn.service.js';
import { fingerprintOf, hashOfKey, seal, unseal } from './seal.codec.js';
import { type Answer, isKept, putAnswer, readAnswer } from './stored-response.codec.js';

/** Handles a request and returns the response body. Status and headers are on the reply. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** Wraps the handlers of an API, for example with the idempotency key or the files of a multipart body. */
export type Around = (handler: Handler) => Handler;

/** Writes a failure to a reply in the form of an API, and returns the response body. */
type WriteFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => string;

/** Wraps the handlers of an API, which passes how it writes failures. */
export type Idempotent = (write: WriteFailure) => Around;

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
export function createIdempotency({ orm, unitOfWork, clock }: IdempotencyParts): Idempotent {
  const keys = new StoredKeys(orm, clock);
  const inTurn = new InTurn();

  async function answerOnce(handler: Handler, write: WriteFailure, keyed: KeyedRequest, exchange: Exchange) {
    const { request, reply } = exchange;
    const stored = await keys.find(keyed.hash);
    if (stored) return replay(stored, keyed, reply);
    const race = { lost: false };
    const take = async (em: EntityManager) => {
      race.lost = !(await keys.take(em, keyed.hash, keyed.fingerprint));
      if (race.lost) throw stillRunningFailure();
    };
    const body = await unitOfWork.share(take, async (transaction) => {
      const sent = await handler(request, reply).catch((error) => write(error, request, reply));
      const answer = readAnswer(reply, sent);
      if (race.lost || !isKept(answer, transaction.commandsDone)) {
        reply.removeHeader('set-cookie');
        return sent;
      }
      const em = await transaction.open().catch((error) => {
        if (!race.lost) throw error;
      });
      if (!em) return sent;
      await keys.keep(em, keyed.hash, seal(answer, keyed.key));
      await unitOfWork.commitShared(transaction);
      return sent;
    });
    const stolen = race.lost ? await keys.find(keyed.hash) : null;
    return stolen ? replay(stolen, keyed, reply) : body;
  }

  return (write) => (handler) => async (request, reply) => {
    const keyed = keyedRequestOf(request);
    if (!keyed) return handler(request, reply);
    return inTurn.run(keyed.hash.toString('hex'), () => answerOnce(handler, write, keyed, { request, reply }));
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
  const answer: Answer = unseal(stored.sealedAnswer, key);
  return putAnswer(answer, reply);
}

const reusedKeyFailure = () =>
  new DomainError('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for another request');

const stillRunningFailure = () =>
  new DomainError('conflict', 'idempotency-key.under-way', 'The request with this Idempotency-Key is still running');

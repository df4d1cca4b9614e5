import type { FastifyReply } from 'fastify';
import { DomainError } from '../../errors/index.js';
import { type Executor, Replay } from '../../use-case/index.js';
import { identifyPending } from '../callers/expected-caller.js';
import type { Exchange, ResponseBody } from './handler.js';
import type { KeyedRequest, StoredRequest } from './idempotency-key.js';
import { decryptResponse, digestOf, restoreResponse } from './stored-response.js';

/**
 * Responds to a repeated request without running its commands again: with the stored response, or from the rows that
 * the commands changed if the response was not stored or may name a person who has been deleted since. The caller must
 * still be allowed to run them.
 */
export async function replay(
  { fingerprint, commands, encryptedResponse, digest }: StoredRequest,
  keyed: KeyedRequest,
  { handler, write, request, reply }: Exchange,
  executor: Executor,
): Promise<ResponseBody | undefined> {
  if (!fingerprint.equals(keyed.fingerprint)) throw reusedKeyFailure();
  await identifyPending(request);
  await executor.authorizeAgain(request.caller, commands);
  if (encryptedResponse) {
    markReplayed(reply, true);
    return restoreResponse(decryptResponse(encryptedResponse, keyed.key), reply);
  }
  request.caller = { ...request.caller, replay: new Replay(commands) };
  const body = await handler(request, reply).catch((error) => write(error, request, reply));
  markReplayed(reply, digestOf(body).equals(digest));
  return body;
}

/** `true` for the first response, `changed` for one that was read again and differs from it. */
function markReplayed(reply: FastifyReply, isSame: boolean): void {
  reply.header('idempotent-replayed', isSame ? 'true' : 'changed');
}

const reusedKeyFailure = () =>
  new DomainError('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for another request');

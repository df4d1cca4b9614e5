import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.js';
import { failures } from '../../errors/index.js';
import { probableViewer } from '../callers/expected-caller.js';
import type { KeyedRequest } from './idempotency-key.js';
import { fingerprintOf, hashOfKey } from './stored-response.js';

/**
 * The key of a POST; null without one. The key of a caller without a session is ignored: repeating a sign-in or a
 * registration does no harm, and storing responses for everyone would fill the disk.
 */
export function keyedRequestOf(request: FastifyRequest): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw failures.malformed('Idempotency-Key must be 1 to 255 visible characters');
  const viewer = probableViewer(request);
  if (!viewer) return null;
  const callerId = callerIdOf(viewer);
  const content = request.contentDigest ?? JSON.stringify(request.body ?? null);
  return {
    key,
    callerId,
    organizationId: viewer.organizationId,
    hash: hashOfKey(callerId, key),
    fingerprint: fingerprintOf(key, request.method, request.url, content),
  };
}

/** The API key, if there is one, otherwise the user. */
function callerIdOf({ scopes, sessionId, userId }: Viewer): string {
  return scopes ? sessionId : userId;
}

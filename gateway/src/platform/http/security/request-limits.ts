import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config/config.js';
import type { RateLimits } from '../../ports/platform.js';
import { networkOf } from '../../rate-limits/network.js';
import { sessionTokenOf } from './session-cookie.js';

export interface RequestLimitOptions {
  readonly rateLimits: RateLimits;
  readonly limits: Pick<Limits, 'requestsPerAddress' | 'requestsPerSession'>;
  readonly publicUrl: string | null;
}

/** Register it before callers are identified, so that a flood costs no look-up. */
export function limitRequests(http: FastifyInstance, { rateLimits, limits, publicUrl }: RequestLimitOptions): void {
  http.addHook('onRequest', (request, _reply, done) => {
    rateLimits.count(limits.requestsPerAddress, networkOf(request.ip));
    const isSecure = (publicUrl ?? `${request.protocol}:`).startsWith('https:');
    const token = sessionTokenOf(request, isSecure);
    if (token) rateLimits.count(limits.requestsPerSession, token);
    done();
  });
}

import type { FastifyRequest } from 'fastify';
import type { Caller, RequestFacts } from '../../use-case/index.js';
import { rememberedOf } from './session-cookie.js';

export function factsOf(request: FastifyRequest, publicUrl: string | null): RequestFacts {
  return {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    publicUrl: publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`,
    remembered: rememberedOf(request),
  };
}

/** The caller as far as they are known: a request can fail before its caller is identified. */
export function callerOf(request: FastifyRequest): Pick<Caller, 'viewer' | 'request'> {
  return (request.caller as Caller | undefined) ?? { viewer: null, request: factsOf(request, null) };
}

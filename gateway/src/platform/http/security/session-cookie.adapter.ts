import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCarrier } from '../../use-case/index.js';

export const sessionCookieName = 'timetrack_session';

/** The session token that the request carries, if any. */
export function sessionTokenOf({ server, headers }: FastifyRequest): string | null {
  return (headers.cookie && server.parseCookie(headers.cookie)[sessionCookieName]) || null;
}

/**
 * Carries the session in a cookie. It sets the header immediately rather than at the end of the request, so that a
 * replayed response includes it.
 */
export function createCookieCarrier(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCarrier {
  const write = (value: string, expires: Date): void => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, expires } as const;
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', request.server.serializeCookie(sessionCookieName, value, attributes));
  };
  return {
    grant: (token, expiresAt) => write(token, expiresAt),
    revoke: () => write('', new Date(0)),
  };
}

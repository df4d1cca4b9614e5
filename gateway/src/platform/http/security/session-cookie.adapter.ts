import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remembered, SessionCarrier } from '../../use-case/index.js';

export const sessionCookieName = 'timetrack_session';

const rememberedCookies: Readonly<Record<Remembered, string>> = {
  device: 'timetrack_device',
  registration: 'timetrack_registration',
};

/** What the browser was given to keep earlier. */
export function rememberedOf({ server, headers }: FastifyRequest): Partial<Record<Remembered, string>> {
  const cookies = headers.cookie ? server.parseCookie(headers.cookie) : {};
  const { [rememberedCookies.device]: device, [rememberedCookies.registration]: registration } = cookies;
  return { ...(device && { device }), ...(registration && { registration }) };
}

/** The session token that the request carries, if any. */
export function sessionTokenOf({ server, headers }: FastifyRequest): string | null {
  return (headers.cookie && server.parseCookie(headers.cookie)[sessionCookieName]) || null;
}

/**
 * Carries the session in a cookie. It sets the header immediately rather than at the end of the request, so that a
 * replayed response includes it.
 */
export function createCookieCarrier(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCarrier {
  const cookies = new Map<string, string>();
  const write = (name: string, value: string, expires: Date): void => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, expires } as const;
    cookies.set(name, request.server.serializeCookie(name, value, attributes));
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', [...cookies.values()]);
  };
  return {
    grant: (token, expiresAt) => write(sessionCookieName, token, expiresAt),
    revoke: () => write(sessionCookieName, '', new Date(0)),
    remember: (name, value, expiresAt) =>
      write(rememberedCookies[name], value ?? '', value === null ? new Date(0) : expiresAt),
  };
}

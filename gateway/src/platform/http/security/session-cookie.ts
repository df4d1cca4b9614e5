import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remembered, SessionCarrier } from '../../use-case/index.js';

export const sessionCookieName = 'timetrack_session';

const rememberedCookies: Readonly<Record<Remembered, string>> = {
  device: 'timetrack_device',
  registration: 'timetrack_registration',
};

/** What the browser keeps in addition to the session. */
export function rememberedOf(request: FastifyRequest, isSecure: boolean): Partial<Record<Remembered, string>> {
  const device = readCookie(request, rememberedCookies.device, isSecure);
  const registration = readCookie(request, rememberedCookies.registration, isSecure);
  return { ...(device && { device }), ...(registration && { registration }) };
}

/** The session token that the request carries, if any. */
export function sessionTokenOf(request: FastifyRequest, isSecure: boolean): string | null {
  return readCookie(request, sessionCookieName, isSecure) || null;
}

/**
 * Browsers accept the prefix over https only, from this very host, and for no subdomain (RFC 6265bis, 4.1.3.2). Anyone who
 * controls a subdomain could set a cookie without it.
 */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** @fastify/cookie parses the cookies first. A request can fail before. */
function readCookie({ cookies }: FastifyRequest, name: string, isSecure: boolean): string | undefined {
  return (cookies as FastifyRequest['cookies'] | null)?.[nameOf(name, isSecure)];
}

/** Sets the header immediately, so that a replayed response includes it. */
export function createCookieCarrier(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCarrier {
  const cookies = new Map<string, string>();
  const write = (name: string, value: string, expires: Date): void => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, expires } as const;
    cookies.set(name, request.server.serializeCookie(nameOf(name, secure), value, attributes));
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

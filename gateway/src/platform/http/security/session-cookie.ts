import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remembered, SessionCarrier } from '../../use-case/index.js';

export const sessionCookieName = 'timetrack_session';

/** Browsers accept this name over https only, from this very host, and for no subdomain (RFC 6265bis, 4.1.3.2). */
const prefixedSessionCookieName = `__Host-${sessionCookieName}`;

const rememberedCookies: Readonly<Record<Remembered, string>> = {
  device: 'timetrack_device',
  registration: 'timetrack_registration',
};

export function rememberedOf(request: FastifyRequest): Partial<Record<Remembered, string>> {
  const cookies = cookiesOf(request);
  const { [rememberedCookies.device]: device, [rememberedCookies.registration]: registration } = cookies;
  return { ...(device && { device }), ...(registration && { registration }) };
}

const nameOf = (isSecure: boolean) => (isSecure ? prefixedSessionCookieName : sessionCookieName);

/** The session token that the request carries, if any. Over https, anyone who controls a subdomain could set the other cookie. */
export function sessionTokenOf(request: FastifyRequest, isSecure: boolean): string | null {
  return cookiesOf(request)[nameOf(isSecure)] || null;
}

/** The cookies, which @fastify/cookie parses first. A request can fail before. */
function cookiesOf({ cookies }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return (cookies as FastifyRequest['cookies'] | null) ?? {};
}

/** Sets the header immediately, so that a replayed response includes it. */
export function createCookieCarrier(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCarrier {
  const cookies = new Map<string, string>();
  const write = (name: string, value: string, expires: Date): void => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, expires } as const;
    cookies.set(name, request.server.serializeCookie(name, value, attributes));
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', [...cookies.values()]);
  };
  const name = nameOf(secure);
  return {
    grant: (token, expiresAt) => write(name, token, expiresAt),
    revoke: () => write(name, '', new Date(0)),
    remember: (name, value, expiresAt) =>
      write(rememberedCookies[name], value ?? '', value === null ? new Date(0) : expiresAt),
  };
}

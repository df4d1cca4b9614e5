import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHost } from '../../config/hosts.rules.js';

/** What pages may load. Scripts and styles come from this origin and the modules' origins, never inline. */
function buildContentSecurityPolicy(host: string, remotes: readonly string[]): string {
  const self = ["'self'", ...remotes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${self}`,
    `style-src ${self}`,
    "img-src 'self' data: blob:",
    `font-src ${self}`,
    // Not every browser includes WebSockets of the same host in 'self'.
    `connect-src ${self} ws://${host} wss://${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Inserts the host only if it is valid, so that it cannot inject another directive. */
export function buildPagePolicy({ host }: FastifyRequest, remotes: readonly string[]): string {
  return buildContentSecurityPolicy(isHost(host) ? host : 'localhost', remotes);
}

const yearInSeconds = 31_536_000;

/** Sends the security headers of every response. Pages replace the content security policy with their own. */
export async function sendSecurityHeaders(
  http: FastifyInstance,
  { publicUrl, remotes }: { publicUrl: string | null; remotes: () => readonly string[] },
): Promise<void> {
  await http.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  http.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', buildPagePolicy(request, remotes()));
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    const isEncrypted = request.protocol === 'https' || publicUrl?.startsWith('https:');
    if (isEncrypted) reply.header('strict-transport-security', `max-age=${yearInSeconds}; includeSubDomains`);
  });
}

import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHost } from '../security/hosts.js';

/** What pages may load. `script-src` and `style-src` name the origins from which modules come, and nothing inline. */
function contentSecurityPolicy(host: string, remotes: readonly string[]): string {
  const self = ["'self'", ...remotes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${self}`,
    `style-src ${self}`,
    "img-src 'self' data: blob:",
    `font-src ${self}`,
    // Not every browser takes 'self' for the sockets of the same host.
    `connect-src ${self} ws://${host} wss://${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** A character that no host has must not end one directive and begin another. */
export function pagePolicy({ host }: FastifyRequest, remotes: readonly string[]): string {
  return contentSecurityPolicy(isHost(host) ? host : 'localhost', remotes);
}

const yearInSeconds = 31_536_000;

/** Headers that every answer carries; pages add what they may load. */
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
    reply.header('content-security-policy', pagePolicy(request, remotes()));
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    const isEncrypted = request.protocol === 'https' || publicUrl?.startsWith('https:');
    if (isEncrypted) reply.header('strict-transport-security', `max-age=${yearInSeconds}; includeSubDomains`);
  });
}

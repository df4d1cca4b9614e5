import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHost } from '../platform/config/hosts.js';

/**
 * What pages may load. Scripts and styles come from this origin and the modules' origins. An inline script needs its hash:
 * the page's own script for the theme has one. The host is inserted only if it is valid, so that it cannot inject another
 * directive.
 *
 * @param scripts the hashes of the inline scripts: `'sha256-…'`
 */
export function buildPagePolicy(
  request: FastifyRequest,
  remotes: readonly string[],
  scripts: readonly string[] = [],
): string {
  const host = isHost(request.host) ? request.host : 'localhost';
  const self = ["'self'", ...remotes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${[self, ...scripts].join(' ')}`,
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

const yearInSeconds = 31_536_000;

/** The same for every response: https://owasp.org/www-project-secure-headers. */
const constantHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Sends the security headers of every response. Pages replace the content security policy with their own. */
export function sendSecurityHeaders(
  http: FastifyInstance,
  { publicUrl, remotes }: { publicUrl: string | null; remotes: () => readonly string[] },
): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(constantHeaders).header('content-security-policy', buildPagePolicy(request, remotes()));
    const isEncrypted = request.protocol === 'https' || publicUrl?.startsWith('https:');
    if (isEncrypted) reply.header('strict-transport-security', `max-age=${yearInSeconds}; includeSubDomains`);
    done();
  });
}

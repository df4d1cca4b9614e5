import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failures } from '../../errors/index.js';

/** A name, an IPv4 address or an IPv6 address in brackets, perhaps with a port: `time.example.com:8443`, `[::1]`. */
export function isHost(text: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text);
}

/**
 * Rejects requests without exactly one valid Host header (RFC 9112, 3.2). Links and the content security policy are
 * built from the host.
 */
export function rejectWrongHosts(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    if (!hasOneHost(request)) throw failures.malformed('The Host header is missing or invalid');
  });
}

function hasOneHost({ host, raw }: FastifyRequest): boolean {
  const hostHeaderCount = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  ).length;
  // HTTP/1.0, which some health checks still use, has no Host header.
  if (hostHeaderCount === 0 && raw.httpVersion === '1.0') return host === '' || isHost(host);
  return hostHeaderCount === 1 && isHost(host);
}

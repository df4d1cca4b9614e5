import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHostRule, type HostSettings, hostNameOf, isAddress, isHost } from '../../config/hosts.js';
import { DomainError, failures, shorten } from '../../errors/index.js';
import { rememberRecent } from './recent-values.js';

/** Say nothing about the product, and load balancers ask for them by names and addresses of their own. */
const healthChecks = new Set(['/healthz', '/readyz']);

/**
 * Rejects requests without exactly one valid Host header (RFC 9112, 3.2), and those for a host under which the gateway
 * is not served. Links and the content security policy are built from the host.
 */
export function rejectWrongHosts(http: FastifyInstance, settings: HostSettings): void {
  const isServedName = createHostRule(settings);
  const isServed = rememberRecent((host) => isServedName(hostNameOf(host)));
  http.addHook('onRequest', (request, _reply, done) => {
    if (!hasOneHost(request)) throw failures.malformed('The Host header is missing or invalid');
    const { host } = request;
    if (host !== '' && !isServed(host) && !isForMonitoring(request)) throw wrongHost(host);
    done();
  });
}

/** Monitoring calls each gateway by its address. A page of another site always has a name. */
function isForMonitoring({ host, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return healthChecks.has(url) || (url === '/metrics' && isAddress(hostNameOf(host)));
}

const wrongHost = (host: string) =>
  new DomainError(
    'invalid',
    'request.host-refused',
    `TimeTrack does not accept requests for the host ${shorten(host, 100)}. If people use this address, set PUBLIC_URL to it or add the name to ALLOWED_HOSTS.`,
    { securityEvent: 'request.host-refused' },
  );

function hasOneHost({ host, raw }: FastifyRequest): boolean {
  const hostHeaderCount = countHosts(raw.rawHeaders);
  // HTTP/1.0, which some health checks still use, has no Host header.
  if (hostHeaderCount === 0 && raw.httpVersion === '1.0') return host === '' || isHost(host);
  return hostHeaderCount === 1 && isHost(host);
}

/** The raw headers are a list of names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHostRule, type HostSettings, hostNameOf, isAddress, isHost } from '../../config/hosts.js';
import { DomainError, failures, shorten } from '../../errors/index.js';

/** Say nothing about the product, and load balancers ask for them by names and addresses of their own. */
const healthChecks = new Set(['/healthz', '/readyz']);

/**
 * Rejects requests without exactly one valid Host header (RFC 9112, 3.2), and those for a host under which the gateway
 * is not served. Links and the content security policy are built from the host.
 */
export function rejectWrongHosts(http: FastifyInstance, settings: HostSettings): void {
  const isServedName = createHostRule(settings);
  http.addHook('onRequest', (request, _reply, done) => {
    if (!hasOneHost(request)) throw failures.malformed('The Host header is missing or invalid');
    const { host } = request;
    if (host !== '' && !isServedName(hostNameOf(host)) && !isForMonitoring(request)) throw wrongHost(host);
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
  // The raw headers are a list of names and values in turn.
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  const hostHeaderCount = names.filter((name) => name.length === 4 && name.toLowerCase() === 'host').length;
  // HTTP/1.0, which some health checks still use, has no Host header.
  if (hostHeaderCount === 0 && raw.httpVersion === '1.0') return host === '' || isHost(host);
  return hostHeaderCount === 1 && isHost(host);
}

/**
 * Removes invalid addresses from `X-Forwarded-For`, and any other scheme than http and https from
 * `X-Forwarded-Proto`, before Fastify derives the caller's address and the public URL from them. The entries are in the
 * order of the proxies, the nearest last, so everything before an invalid entry is unknown.
 *
 *     X-Forwarded-For: 203.0.113.9, <script>, 198.51.100.7:4711  →  198.51.100.7
 */
export function cleanForwardedHeaders(http: FastifyInstance): void {
  http.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const { 'x-forwarded-for': addresses, 'x-forwarded-proto': schemes } = headers;
    if (addresses !== undefined) headers['x-forwarded-for'] = readAddresses(String(addresses)).join(', ') || undefined;
    if (schemes !== undefined) headers['x-forwarded-proto'] = readScheme(String(schemes));
    done();
  });
}

function readScheme(header: string): string | undefined {
  return /(?:^|,)\s*(https?)\s*$/i.exec(header)?.[1]?.toLowerCase();
}

function readAddresses(header: string): string[] {
  const addresses: string[] = [];
  for (const entry of header.split(',').toReversed()) {
    const address = withoutPort(entry.trim());
    if (isIP(address) === 0) break;
    addresses.unshift(address);
  }
  return addresses;
}

/** Some proxies add the port: `198.51.100.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

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

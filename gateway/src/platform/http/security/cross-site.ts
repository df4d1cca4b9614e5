import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '../../errors/index.js';

/**
 * Whether a browser says that a page of another site sent this. Both headers are the browser's own: no page can write
 * them. Programs that are no browsers send neither, and pass. A neighbour on another subdomain (`same-site`) is another
 * site too, unless its `Origin` is the address of the product.
 */
export function sentByAnotherSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (site === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  const sender = hostOf(origin);
  return sender === undefined || sender !== hostOf(publicUrl);
}

export const crossSiteRefusal = () =>
  new DomainError('forbidden', 'request.cross-site', 'Requests of other sites are not accepted');

/** Hosts and not whole origins are compared: behind a proxy that ends TLS, the scheme here is another than outside. */
function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}

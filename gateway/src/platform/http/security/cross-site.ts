import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '../../errors/index.js';

/**
 * Whether a page of another site sent the request. Pages cannot set these two headers; only the browser can. Clients
 * other than browsers send neither, and pass. Another subdomain (`same-site`) counts as another site, unless its `Origin`
 * is the address of the product.
 */
export function isSentByAnotherSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (site === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  const sender = hostOf(origin);
  return sender === undefined || sender !== hostOf(publicUrl);
}

export const crossSiteFailure = () =>
  new DomainError('forbidden', 'request.cross-site', 'Requests from other sites are not accepted', {
    securityEvent: 'request.cross-site',
  });

/** Compares hosts rather than origins: behind a proxy that terminates TLS, the scheme differs. */
function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}

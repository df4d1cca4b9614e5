/** A path without `..`, `//`, `\`, or anything that a browser would remove or decode differently than we do. */
const path = /^\/(?!\/)[\w./~@!$&'()*+,;=:-]*(\?[\w.~=&-]*)?$/;

/**
 * The origin of a module's address: null for a path of this gateway, undefined for an address that cannot be used
 * (`javascript:…`, `//host`, a URL with a password or a fragment).
 */
export function originOf(address: string): string | null | undefined {
  if (address.length > 2000) return undefined;
  if (path.test(address)) return /\/\.{0,2}\//.test(address) || /\/\.\.?(\?|$)/.test(address) ? undefined : null;
  if (!/^https?:\/\/[^\s\\]+$/.test(address)) return undefined;
  const url = URL.parse(address);
  if (!url?.host || url.username || url.password || url.hash) return undefined;
  return url.origin;
}

import { isIP } from 'node:net';

/** IPv4 in the notation of IPv6, which a dual-stack socket reports: `::ffff:203.0.113.7`. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as PostgreSQL compares it: `203.0.113.7` for `::ffff:203.0.113.7`. Null if it is not an address. */
export function parseAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  const plain = mapped.exec(address)?.[1] ?? address;
  // A zone such as %eth0 means nothing outside of the machine.
  return isIP(plain) && !plain.includes('%') ? plain : null;
}

/** An address or a network in CIDR notation, normalized: `203.0.113.0/24`, `2001:db8::/32`. Null if it is neither. */
export function parseNetwork(text: string): string | null {
  const [given = '', prefix, ...rest] = text.trim().split('/');
  const address = parseAddress(given);
  if (!address || rest.length > 0) return null;
  if (prefix === undefined) return address;
  const most = isIP(address) === 4 ? 32 : 128;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= most && !mapped.test(given);
  return isPrefix ? `${address}/${Number(prefix)}` : null;
}

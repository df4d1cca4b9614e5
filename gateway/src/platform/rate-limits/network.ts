import { isIPv6 } from 'node:net';

/**
 * The network that counts as one address. The holder of an IPv6 address has all 2^64 addresses of its network (RFC 6177),
 * so `2001:db8:1:2:3:4:5:6` counts as `2001:db8:1:2::/64`.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [plain = ''] = address.split('%');
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** All eight groups of an IPv6 address, with the `::` expanded to zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

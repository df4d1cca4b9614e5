import { isIPv6 } from 'node:net';
import type { RateLimit } from '../../../platform/config/config.types.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';

interface Guess {
  readonly email: string;
  /** The caller's network address. */
  readonly address: string;
}

interface Count {
  readonly limit: RateLimit;
  readonly key: string;
}

/**
 * Runs one password check under two rate limits on guessing: per email and network address, and per network address.
 * Each attempt is counted before it runs, so that simultaneous guesses can't bypass the limits, and is refunded unless
 * it fails. `attempt` returns null for a wrong password.
 */
export async function withGuessingLimits<T>(
  { rateLimits, config }: Platform,
  { email, address }: Guess,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const network = networkOf(address);
  const counts: readonly Count[] = [
    { limit: config.limits.loginPerAddress, key: network },
    { limit: config.limits.loginPerEmailAndAddress, key: `${email.toLowerCase()} ${network}` },
  ];
  const countedAttempts: Count[] = [];
  const refund = () => Promise.all(countedAttempts.map(({ limit, key }) => rateLimits.refund(limit, key)));

  let outcome: T | null;
  try {
    for (const count of counts) {
      await rateLimits.take(count.limit, count.key);
      countedAttempts.push(count);
    }
    outcome = await attempt();
  } catch (error) {
    // The other limit rejected the attempt, or it failed on our side. Neither is a wrong guess.
    await refund();
    throw error;
  }
  if (outcome !== null) await refund();
  return outcome;
}

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

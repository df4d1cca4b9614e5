import { isIPv6 } from 'node:net';
import type { Platform } from '../../../platform/platform.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';

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
 * Runs one try to sign in under the limits on guessing: for one e-mail from one address, and for one address at all.
 * Each try is counted before it is known whether it fails, so that tries sent at once can't slip past; one that was no
 * failure is given back. `attempt` answers null for a failure.
 */
export async function underGuessingLimits<T>(
  { rateLimits, config }: Platform,
  { email, address }: Guess,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const network = networkOf(address);
  const counts: readonly Count[] = [
    { limit: config.limits.loginPerAddress, key: network },
    { limit: config.limits.loginPerEmailAndAddress, key: `${email.toLowerCase()} ${network}` },
  ];
  const taken: Count[] = [];
  const giveBack = () => Promise.all(taken.map(({ limit, key }) => rateLimits.giveBack(limit, key)));

  let outcome: T | null;
  try {
    for (const count of counts) {
      await rateLimits.take(count.limit, count.key);
      taken.push(count);
    }
    outcome = await attempt();
  } catch (error) {
    // Refused by the other limit, or broken down on our side: not a wrong guess.
    await giveBack();
    throw error;
  }
  if (outcome !== null) await giveBack();
  return outcome;
}

/**
 * What counts as one address. Whoever has one IPv6 address has the 2^64 of its network (RFC 6177), so the network
 * counts: `2001:db8:1:2:3:4:5:6` is `2001:db8:1:2::/64`.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The groups before the `::`, then zeros as far as needed; those after it are of no interest. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

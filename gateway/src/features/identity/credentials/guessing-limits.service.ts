import type { RateLimit } from '../../../platform/config/config.types.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import { networkOf } from '../../../platform/rate-limits/network.rules.js';
import type { RequestFacts } from '../../../platform/use-case/index.js';

interface Guess {
  readonly email: string;
  readonly request: RequestFacts;
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
  { rateLimits, config, securityEvents }: Platform,
  { email, request }: Guess,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const network = networkOf(request.address);
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
    if (isRateLimited(error)) securityEvents.report({ event: 'sign-in.throttled', request, email, reason: error.code });
    throw error;
  }
  if (outcome !== null) await refund();
  return outcome;
}

function isRateLimited(error: unknown): error is DomainError {
  return error instanceof DomainError && error.kind === 'rate-limited';
}

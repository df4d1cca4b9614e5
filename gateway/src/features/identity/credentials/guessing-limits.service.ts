import type { RateLimit } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import type { RequestFacts, UseCaseContext } from '../../../platform/use-case/index.js';
import { addDeviceProof, type DeviceAccount, deviceLifetimeMs, findKnownDevice } from './known-device.adapter.js';

interface Guess {
  readonly email: string;
  readonly request: RequestFacts;
  /** The accounts of the email address, for recognizing a browser that signed in to one of them before. */
  readonly accounts?: readonly DeviceAccount[];
}

interface Count {
  readonly limit: RateLimit;
  readonly key: string;
}

/**
 * Runs one password check under the limits on guessing: per network address, per email and network address, and per
 * email from all addresses together. The last one makes attempts wait longer and longer. A browser that signed in to the
 * account before has a limit of its own instead of the last two, so that guesses from elsewhere never keep it out.
 *
 * An email address without an account is limited in the same way. Each attempt is counted before it runs, so that simultaneous guesses can't bypass the limits, and is refunded unless
 * it fails. `attempt` returns null for a wrong password.
 */
export async function withGuessingLimits<T>(
  { rateLimits, config, clock, securityEvents }: Platform,
  { email, request, accounts = [] }: Guess,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const network = networkOf(request.address);
  const { limits } = config;
  const device = findKnownDevice(request.remembered?.device, accounts, clock.now());
  const person = email.toLowerCase();
  const counts: readonly Count[] = [
    { limit: limits.loginPerAddress, key: network },
    { limit: limits.loginPerEmailAndAddress, key: device ? `device ${device}` : `${person} ${network}` },
  ];
  const refunds: (() => Promise<void>)[] = [];
  const refund = () => Promise.all(refunds.map((give) => give()));

  let outcome: T | null;
  try {
    for (const count of counts) {
      await rateLimits.take(count.limit, count.key);
      refunds.push(() => rateLimits.refund(count.limit, count.key));
    }
    if (!device) refunds.push(await rateLimits.takeSlowly(limits.loginPerAccount, person));
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

/** Lets this browser sign in to the account again while a stranger guesses its password elsewhere. */
export function rememberDevice(
  { platform, request, session }: Pick<UseCaseContext<unknown>, 'platform' | 'request' | 'session'>,
  account: DeviceAccount,
): void {
  const now = platform.clock.now();
  const kept = addDeviceProof(request.remembered?.device, account, now);
  session.remember('device', kept, new Date(now.getTime() + deviceLifetimeMs));
}

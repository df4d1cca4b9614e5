import type { Platform } from '../../../platform/ports/platform.ports.js';
import { networkOf } from '../../../platform/rate-limits/network.rules.js';
import type { RequestFacts } from '../../../platform/use-case/index.js';

/**
 * Limits the mails that a caller can have sent to an email address, and from one network address. It counts every
 * request, whether or not the email address belongs to an account, so that the limit does not reveal it.
 */
export async function takeAccountMail(
  { rateLimits, config }: Pick<Platform, 'rateLimits' | 'config'>,
  { address }: Pick<RequestFacts, 'address'>,
  email: string,
): Promise<void> {
  await rateLimits.take(config.limits.accountMailsPerAddress, networkOf(address));
  await rateLimits.take(config.limits.accountMailsPerEmail, email.toLowerCase());
}

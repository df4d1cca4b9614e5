import type { Viewer } from '../../../platform/auth/viewer.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import type { RequestFacts } from '../../../platform/use-case/index.js';

type Limiter = Pick<Platform, 'rateLimits' | 'config'>;
type Requester = Pick<RequestFacts, 'address'>;

/**
 * Limits the mails that an organization can have sent to an email address, and from one network address. What others mail there
 * does not count, so that the limit neither reveals it nor keeps the owner of the address from a mail.
 */
export async function takeAccountMail(
  limiter: Limiter,
  { request, viewer }: { readonly request: Requester; readonly viewer: Pick<Viewer, 'organizationId'> },
  email: string,
): Promise<void> {
  await takePerAddress(limiter, request);
  await takePerEmail(limiter, `${viewer.organizationId} ${email}`);
}

/**
 * The same for a caller who is not signed in. It counts every request, whether or not the email address belongs to an account. Returns false for an email address that has had enough mails: the caller gets
 * the usual response, and no mail is sent.
 */
export async function takeAnonymousMail(limiter: Limiter, requester: Requester, email: string): Promise<boolean> {
  await takePerAddress(limiter, requester);
  try {
    await takePerEmail(limiter, email);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'rate-limited') return false;
    throw error;
  }
}

const takePerAddress = ({ rateLimits, config }: Limiter, { address }: Requester) =>
  rateLimits.take(config.limits.accountMailsPerAddress, networkOf(address));

const takePerEmail = ({ rateLimits, config }: Limiter, email: string) =>
  rateLimits.take(config.limits.accountMailsPerEmail, email.toLowerCase());

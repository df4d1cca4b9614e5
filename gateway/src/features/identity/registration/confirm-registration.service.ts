import { timingSafeEqual } from 'node:crypto';
import { preparedCommand } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { withGuessingLimits } from '../credentials/guessing-limits.service.js';
import { limitPasswordHashing, verifyPassword } from '../credentials/password-hash.adapter.js';
import { isEmailTaken } from '../users/emails.queries.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { createOrganization } from './create-organization.service.js';
import {
  findRegistrationOfToken,
  lockRegistrationOfToken,
  markUsed,
  type PendingRegistration,
} from './pending-registrations.queries.js';
import { confirmRegistrationInput } from './registration.inputs.js';
import {
  hashOfOneTimeToken,
  registrationExpired,
  registrationUnknown,
  registrationUsed,
} from './registration.rules.js';
import { takeInvite } from './registration-access.service.js';

/**
 * Creates the organization of a mailed link, and signs its OWNER in.
 *
 * The link proves who reads the mail, not who chose the password: a stranger may have registered with this address. The
 * browser that registered has a cookie. Every other one has to send the password.
 */
export const confirmRegistration = preparedCommand('confirmRegistration', confirmRegistrationInput, {
  prepare: async (context, { token, password = null }) => {
    const { em, platform } = context;
    const hash = hashOfOneTimeToken(token);
    const limit = platform.config.limits.invitationMissesPerAddress;
    const network = networkOf(context.request.address);
    await platform.rateLimits.take(limit, network);
    const found = mustBeLive(await findRegistrationOfToken(em, hash), platform.clock.now());
    await platform.rateLimits.refund(limit, network);
    if (!isSameBrowser(context, found)) await mustKnowPassword(context, found, password);
    return hash;
  },
  run: async (context, _input, hash) => {
    const { em, platform, session } = context;
    const now = platform.clock.now();
    const registration = mustBeLive(await lockRegistrationOfToken(em, hash), now);
    const { id, email, inviteHash, orgName, firstName, lastName, timezone, passwordHash } = registration;
    enforce(emailMustBeFree(await isEmailTaken(em, email, null)));
    await takeInvite(em, platform, inviteHash);
    await markUsed(em, id, now);
    session.remember('registration', null, now);
    const person = { orgName, firstName, lastName, email, timezone, passwordHash };
    return createOrganization(context, { ...person, emailConfirmedAt: now });
  },
});

function mustBeLive(found: PendingRegistration | null, now: Date): PendingRegistration {
  if (!found) throw registrationUnknown();
  if (found.usedAt) throw registrationUsed();
  if (now >= found.expiresAt) throw registrationExpired();
  return found;
}

function isSameBrowser({ request }: PrepareContext<unknown>, { browserHash }: PendingRegistration): boolean {
  const kept = request.remembered?.registration;
  return kept !== undefined && timingSafeEqual(hashOfOneTimeToken(kept), browserHash);
}

async function mustKnowPassword(
  { platform, request }: PrepareContext<unknown>,
  { email, passwordHash }: PendingRegistration,
  password: string | null,
): Promise<void> {
  if (password === null) throw failures.invalid({ password: 'Enter the password that you chose when you registered' });
  const matches = await limitPasswordHashing(() =>
    withGuessingLimits(
      platform,
      { email, request },
      async () => (await verifyPassword(password, passwordHash)) || null,
    ),
  );
  if (!matches) throw failures.invalid({ password: 'This is not the password that you chose when you registered' });
}

import { preparedCommand, query } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { enforce } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import type { RequestFacts, UseCaseContext } from '../../../platform/use-case/index.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { isEmailTaken } from '../users/emails.queries.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { createOrganization, type Founding } from './create-organization.service.js';
import { storeRegistration } from './pending-registrations.queries.js';
import { registerOrganizationInput, registrationOptionsInput } from './registration.inputs.js';
import { createOneTimeToken, hashOfOneTimeToken } from './registration.rules.js';
import type { Registered, RegistrationOptions } from './registration.types.js';
import { admitRegistration, type InviteHash, takeInvite } from './registration-access.service.js';
import { type RegistrationMailJob, registrationMailJobName } from './registration-mail.job.js';

/**
 * Registers an organization. There is no other way to become an OWNER.
 *
 * Without a mail server, it creates the organization and signs its OWNER in. With one, it stores the registration until
 * the owner opens the mailed link, and the response is the same whether or not the email address has an account: nothing
 * that the request does depends on it.
 */
export const registerOrganization = preparedCommand('registerOrganization', registerOrganizationInput, {
  prepare: async ({ em, platform, request }, { password, inviteToken = null, ...person }) => {
    await limitRegistrations(platform, request, person.email);
    const inviteHash = await admitRegistration(em, platform, inviteToken);
    const passwordHash = await hashNewPassword({ password, owner: person });
    if (!platform.mail.isConfigured) enforce(emailMustBeFree(await isEmailTaken(em, person.email, null)));
    return { passwordHash, inviteHash };
  },
  run: async (context, input, { passwordHash, inviteHash }): Promise<Registered> => {
    const { orgName, firstName, lastName, email, timezone = null } = input;
    const person = { orgName, firstName, lastName, email, timezone, passwordHash };
    if (context.platform.mail.isConfigured) return awaitConfirmation(context, person, inviteHash);
    await takeInvite(context.em, context.platform, inviteHash);
    const { user } = await createOrganization(context, { ...person, emailConfirmedAt: null });
    return { user, next: null };
  },
});

export const registrationOptions = query(
  'registrationOptions',
  registrationOptionsInput,
  async ({ platform }): Promise<RegistrationOptions> => ({
    mode: modes[platform.config.signUp.registration],
    confirmedByMail: platform.mail.isConfigured,
  }),
);

const modes = { open: 'OPEN', invite: 'INVITE', closed: 'CLOSED' } as const;

/** Counts every attempt, because a failed one may reveal whether an email address has an account. */
async function limitRegistrations(
  { rateLimits, config, mail }: Platform,
  request: RequestFacts,
  email: string,
): Promise<void> {
  await rateLimits.take(config.limits.registrationsPerAddress, networkOf(request.address));
  if (mail.isConfigured) await rateLimits.take(config.limits.registrationMailsPerEmail, email.toLowerCase());
}

async function awaitConfirmation(
  { em, platform, request, session, recordNothing }: UseCaseContext<Viewer | null>,
  person: Omit<Founding, 'emailConfirmedAt'>,
  inviteHash: InviteHash,
): Promise<Registered> {
  const now = platform.clock.now();
  const browser = createOneTimeToken();
  const registration = { ...person, inviteHash, browserHash: hashOfOneTimeToken(browser) };
  const registrationId = await storeRegistration(em, registration, now);
  const job: RegistrationMailJob = { registrationId, publicUrl: request.publicUrl };
  await platform.jobs.enqueue(em, registrationMailJobName, job);
  session.remember('registration', browser, new Date(now.getTime() + 60 * 60 * 1000));
  recordNothing('there is no organization until the link is opened');
  return { user: null, next: 'CONFIRM_EMAIL' };
}

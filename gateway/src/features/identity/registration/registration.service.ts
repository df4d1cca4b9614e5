import { timingSafeEqual } from 'node:crypto';
import { preparedCommand, query } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import type { PrepareContext, RequestFacts, UseCaseContext } from '../../../platform/use-case/index.js';
import { Organization, readOrganizationView } from '../../organization/index.js';
import { rememberDevice, withGuessingLimits } from '../credentials/guessing-limits.service.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { defaultMinimumPasswordLength } from '../credentials/password.rules.js';
import { limitPasswordHashing, verifyPassword } from '../credentials/password-hash.adapter.js';
import { startSession } from '../sessions/session-lifecycle.service.js';
import { holdEmail, isEmailTaken } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { presentSignedIn, type SignedIn } from '../users/user.types.js';
import { admitRegistration, type InviteHash, takeInvite } from './organization-invites.queries.js';
import {
  findRegistrationOfToken,
  lockRegistrationOfToken,
  markUsed,
  openPasswordHash,
  type PendingRegistration,
  storeRegistration,
} from './pending-registrations.queries.js';
import {
  confirmRegistrationInput,
  registerOrganizationInput,
  registrationOptionsInput,
} from './registration.inputs.js';
import {
  createOneTimeToken,
  hashOfOneTimeToken,
  registrationExpired,
  registrationUnknown,
  registrationUsed,
} from './registration.rules.js';
import type { Registered, RegistrationOptions } from './registration.types.js';
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
    minimumPasswordLength: defaultMinimumPasswordLength,
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
  { em, platform, session, recordNothing }: UseCaseContext<Viewer | null>,
  person: Omit<Founding, 'emailConfirmedAt'>,
  inviteHash: InviteHash,
): Promise<Registered> {
  const now = platform.clock.now();
  const browser = createOneTimeToken();
  const registration = { ...person, inviteHash, browserHash: hashOfOneTimeToken(browser) };
  const registrationId = await storeRegistration(em, platform.secrets, registration, now);
  const job: RegistrationMailJob = { registrationId };
  await platform.jobs.enqueue(em, registrationMailJobName, job);
  session.remember('registration', browser, new Date(now.getTime() + 60 * 60 * 1000));
  recordNothing('there is no organization until the link is opened');
  return { user: null, next: 'CONFIRM_EMAIL' };
}

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
    const { id, email, inviteHash, orgName, firstName, lastName, timezone } = registration;
    const passwordHash = passwordHashOf(platform, registration);
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

/** After a change of the key of secrets, the person registers again. */
function passwordHashOf({ secrets }: Platform, registration: PendingRegistration): string {
  const hash = openPasswordHash(secrets, registration);
  if (hash === null) throw registrationExpired();
  return hash;
}

function isSameBrowser({ request }: PrepareContext<unknown>, { browserHash }: PendingRegistration): boolean {
  const kept = request.remembered?.registration;
  return kept !== undefined && timingSafeEqual(hashOfOneTimeToken(kept), browserHash);
}

async function mustKnowPassword(
  { platform, request }: PrepareContext<unknown>,
  registration: PendingRegistration,
  password: string | null,
): Promise<void> {
  if (password === null) throw failures.invalid({ password: 'Enter the password that you chose when you registered' });
  const matches = await limitPasswordHashing(() =>
    withGuessingLimits(
      platform,
      { email: registration.email, request },
      async () => (await verifyPassword(password, passwordHashOf(platform, registration))) || null,
    ),
  );
  if (!matches) throw failures.invalid({ password: 'This is not the password that you chose when you registered' });
}

interface Founding {
  readonly orgName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly timezone: string | null;
  readonly passwordHash: string;
  /** When the owner proved to read the mail of the address; null without a mail server. */
  readonly emailConfirmedAt: Date | null;
}

async function createOrganization(
  context: UseCaseContext<Viewer | null>,
  { orgName, timezone, ...owner }: Founding,
): Promise<SignedIn> {
  const { em, platform, record } = context;
  const createdAt = platform.clock.now();
  const organization = em.create(Organization, {
    name: orgName,
    createdAt,
    timezone,
    timezoneConfirmed: timezone === null,
  });
  const organizationId = organization.id;
  await platform.cells.assign(organizationId);
  await bindTenant(em, organizationId);
  await holdEmail(em, owner.email);
  // Insert the organization first: without a relation, the unit of work does not know the order.
  await em.flush();
  const user = em.create(User, { ...owner, organizationId, holdsEmail: true, role: 'OWNER', createdAt });
  await em.flush();
  await platform.beginTenant(em, organizationId);
  await startSession(context, user);
  rememberDevice(context, { id: user.id, passwordHash: owner.passwordHash });
  record({
    action: 'organization.registered',
    subjectType: 'ORGANIZATION',
    subjectId: organizationId,
    actor: { userId: user.id, organizationId },
    changes: { name: { after: orgName }, ...(timezone && { timezone: { after: timezone } }) },
  });
  return presentSignedIn(user, await readOrganizationView(em, organizationId, createdAt));
}

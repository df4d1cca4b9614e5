import { z } from 'zod';
import { command, preparedCommand, query } from '../../../access/index.js';
import { DomainError, failures } from '../../../platform/errors/index.js';
import { readOrganizationView } from '../../organization/index.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import { loginInput } from '../credentials/credentials.inputs.js';
import { rememberDevice, withGuessingLimits } from '../credentials/guessing-limits.service.js';
import { limitPasswordHashing, verifyPassword } from '../credentials/password-hash.adapter.js';
import { type Credential, type EmailAccount, findCredentials, maxAccountsPerEmail } from '../users/emails.queries.js';
import { noTeams, type TeamPorts } from '../users/team-ports.types.js';
import { User } from '../users/user.entity.js';
import { presentSignedIn } from '../users/user.types.js';
import { callerLock } from '../users/user-locks.queries.js';
import { readUsers } from '../users/user-rows.queries.js';
import { endSessions, startSession } from './session-lifecycle.service.js';

/** The same message for an unknown email, a wrong password and an archived user, so that it doesn't reveal accounts. */
function invalidCredentials(): DomainError {
  return new DomainError('unauthenticated', 'session.invalid-credentials', 'Invalid credentials');
}

export const loginCommand = ({ readOwnTeams }: TeamPorts) =>
  preparedCommand('login', loginInput, {
    ...callerLock,
    prepare: async ({ em, request, platform }, { email, password }) => {
      const accounts = await findCredentials(em, email);
      const proof = await limitPasswordHashing(() =>
        withGuessingLimits(platform, { email, request, accounts }, () => proofOf(accounts, password)),
      );
      if (proof) return proof;
      platform.securityEvents.report({ event: 'sign-in.failed', request, ...describeAccount(accounts, email) });
      throw invalidCredentials();
    },
    run: async (context, _input, proof) => {
      const { em, record, platform } = context;
      // Locked until the commit: archiving the user at the same moment either rejects this sign-in or ends its session.
      await lockPeople(em, proof.organizationId, [proof.id]);
      const user = await em.findOne(User, { ...proof, status: 'ACTIVE' });
      if (!user) throw invalidCredentials();
      await startSession(context, user);
      rememberDevice(context, proof);
      record({
        action: 'user.signed-in',
        subjectType: 'USER',
        subjectId: user.id,
        actor: { userId: user.id, organizationId: user.organizationId },
      });
      const now = platform.clock.now();
      const organization = await readOrganizationView(em, user.organizationId, now);
      return presentSignedIn(user, organization, await readOwnTeams(em, user.id, now));
    },
  });

/** Ends the session on the server, so that copies of its token are worthless too. */
export const logout = command(
  'logout',
  z.object({}),
  async (context) => {
    const { viewer, session, record } = context;
    await endSessions(context, { id: viewer.sessionId });
    session.revoke();
    record({ action: 'user.signed-out', subjectType: 'USER', subjectId: viewer.userId });
    return true;
  },
  callerLock,
);

export const meQuery = ({ readOwnTeams }: TeamPorts) =>
  query('me', z.object({}), async (context) => {
    const { em, viewer, platform, selection } = context;
    const now = platform.clock.now();
    const wantsTeams = selection.wants('ledTeams') || selection.wants('teams');
    const [[user], organization, teams] = await Promise.all([
      readUsers(em, [viewer.userId]),
      readOrganizationView(em, viewer.organizationId, now),
      wantsTeams ? readOwnTeams(em, viewer.userId, now) : noTeams,
    ]);
    if (!user) throw failures.unauthenticated();
    return presentSignedIn(user, organization, teams);
  });

/**
 * The first of the accounts that the password matches, and the hash that it matched; null unless that is an active one.
 * The number of checks is the same whether there is no account or several.
 */
async function proofOf(accounts: readonly Credential[], password: string) {
  for (let index = 0; index < maxAccountsPerEmail; index += 1) {
    const account = accounts[index];
    const matches = await verifyPassword(password, account?.passwordHash ?? null);
    if (account && matches && account.status === 'ACTIVE') {
      const { id, organizationId, passwordHash } = account;
      return { id, organizationId, passwordHash };
    }
  }
  return null;
}

/** The account that the caller tried to sign in to: the one that a sign-in considers first. */
function describeAccount([account]: readonly EmailAccount[], email: string) {
  return account
    ? {
        userId: account.id,
        organizationId: account.organizationId,
        reason: account.status === 'ACTIVE' ? 'password' : 'archived',
      }
    : { email, reason: 'unknown-account' };
}

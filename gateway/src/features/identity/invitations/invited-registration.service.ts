import type { EntityManager } from '@mikro-orm/postgresql';
import { preparedCommand, query } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { addedFields, compareFields } from '../../audit/index.js';
import { readOrganization, readOrganizationView } from '../../organization/index.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { holdEmail, isEmailTaken } from '../users/emails.queries.js';
import type { TeamPorts } from '../users/team-ports.types.js';
import { User } from '../users/user.entity.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { presentAccount, type RegisteredUser } from '../users/user.types.js';
import type { Invitation } from './invitation.entity.js';
import { invitationCodeInput, registerWithInvitationInput } from './invitation.inputs.js';
import {
  type InvitationFacts,
  invitationMustBeUnused,
  invitationMustNotHaveExpired,
  invitationUnknown,
  invitedMustLackAccount,
  invitedMustNotBeArchived,
} from './invitation.rules.js';
import type { VerifiedInvitation } from './invitation.types.js';
import { findInvitationWithinLimit, lockInvitation } from './invitation-codes.queries.js';

/** Describes the invitation behind a code. Fails with NOT_FOUND if unknown, CONFLICT once used and GONE once expired. */
export const invitation = query(
  'invitation',
  invitationCodeInput,
  async (context, { code }): Promise<VerifiedInvitation> => {
    const found = await findInvitationWithinLimit(context, code);
    mustBeActive(found, context.platform.clock.now());
    enforce(invitedMustNotBeArchived(found.user));
    const { settings } = await readOrganization(context.em, found.organizationId);
    const { name: organizationName, minimumPasswordLength } = settings;
    const { email, role, user } = found;
    const suggested = user && { firstName: user.firstName, lastName: user.lastName };
    return { email, role, ...suggested, organizationName, minimumPasswordLength };
  },
);

/**
 * Creates the account of an invited person without signing them in. They may choose another email address than the one
 * in the invitation, which is only a suggestion: the code is the proof, and people have more than one address. A person
 * whom the team knows stays that person, with their hours, shifts and numbers, and may correct their name.
 */
export const registerWithInvitationCommand = ({ joinTeam }: TeamPorts) =>
  preparedCommand('registerWithInvitation', registerWithInvitationInput, {
    prepare: async (context, { inviteCode, password, ...person }) => {
      const { em, platform } = context;
      const found = await findInvitationWithinLimit(context, inviteCode);
      mustBeActive(found, platform.clock.now());
      enforce(invitedMustNotBeArchived(found.user));
      const { id, organizationId } = found;
      const { minimumPasswordLength: minimumLength } = (await readOrganization(em, organizationId)).settings;
      const passwordHash = await hashNewPassword({ password, owner: person, minimumLength });
      enforce(emailMustBeFree(await isEmailTaken(em, person.email, organizationId)));
      return { key: { id, organizationId }, passwordHash };
    },
    run: async (context, input, { key, passwordHash }): Promise<RegisteredUser> => {
      const { em, platform, record } = context;
      const { firstName, lastName, email, phone = null } = input;
      const now = platform.clock.now();
      const found = await lockInvitation(em, key);
      if (!found) throw invitationUnknown();
      mustBeActive(found, now);
      const { organizationId, role, teamId, reach } = found;
      const account = {
        firstName,
        lastName,
        email,
        phone,
        holdsEmail: true,
        role,
        passwordHash,
        ...(reach && { reach }),
      };
      await holdEmail(em, email);
      const { user, changes } = found.user
        ? await joinAs(em, found.user.id, account)
        : {
            user: em.create(User, { organizationId, ...account, createdAt: now }),
            changes: addedFields({ firstName, lastName, role, ...(reach && { reach }) }),
          };
      // Insert the user first: without a relation, the unit of work does not know the order.
      await em.flush();
      const joined = teamId ? await joinTeam(context, user, teamId) : {};
      useInvitation(found, user, now);
      await em.flush();
      record({
        action: 'user.registered',
        subjectType: 'USER',
        subjectId: user.id,
        actor: { userId: user.id, organizationId },
        changes: {
          ...changes,
          ...addedFields(joined),
          ...(found.maxUses > 1 && addedFields({ invitationId: found.id })),
        },
      });
      const organization = await readOrganizationView(em, organizationId, now);
      // A trigger has cleared both in the row.
      return { user: { ...presentAccount(user, organization), invitedUntil: null, invitedRole: null } };
    },
  });

/** The row is locked, so that simultaneous registrations count one after another. */
function useInvitation(invitation: Invitation, user: User, now: Date): void {
  invitation.useCount += 1;
  if (invitation.useCount < invitation.maxUses) return;
  invitation.usedAt = now;
  if (invitation.maxUses === 1) invitation.usedBy = user;
}

type NewAccount = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'holdsEmail' | 'role' | 'passwordHash'> &
  Partial<Pick<User, 'reach'>>;

/** Gives a person of the team the account. The person is locked. */
async function joinAs(em: EntityManager, id: string, account: NewAccount) {
  const user = await em.findOneOrFail(User, id, { populate: ['phone', 'passwordHash', 'holdsEmail'], refresh: true });
  enforce(invitedMustNotBeArchived(user), invitedMustLackAccount(user));
  const before = pickIdentity(user);
  Object.assign(user, account);
  return { user, changes: compareFields(before, pickIdentity(user)) };
}

const pickIdentity = ({ firstName, lastName, role, reach }: User) => ({ firstName, lastName, role, reach });

function mustBeActive(found: InvitationFacts, now: Date): void {
  enforce(invitationMustBeUnused(found), invitationMustNotHaveExpired(found, now));
}

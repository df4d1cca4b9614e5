import type { EntityManager } from '@mikro-orm/postgresql';
import { preparedCommand, query } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { Organization } from '../../organization/index.js';
import { hashPassword } from '../credentials/password-hash.adapter.js';
import { User } from '../users/user.entity.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { isEmailTaken } from '../users/user.service.js';
import type { Invitation } from './invitation.entity.js';
import { invitationCodeInput, registerWithInvitationInput } from './invitation.inputs.js';
import { invitationMustBeUnused, invitationMustNotHaveExpired, invitationUnknown } from './invitation.rules.js';
import { guessedInvitation, lockInvitation } from './invitation-codes.queries.js';

/** What a code invites to, for whoever has it. Fails with NOT_FOUND, CONFLICT once used and GONE once expired. */
export const invitation = query('invitation', invitationCodeInput, async (context, { code }) => {
  const found = await guessedInvitation(context, code);
  mustBeActive(found, context.platform.clock.now());
  const organization = await organizationOf(context.em, found);
  return { email: found.email, role: found.role, organizationName: organization.name };
});

/**
 * Makes the account of whoever has an invitation, and signs nobody in. The e-mail is theirs to choose: that of the
 * invitation is a suggestion, for the code is the proof, and people have more than one address.
 */
export const registerWithInvitation = preparedCommand('registerWithInvitation', registerWithInvitationInput, {
  prepare: async (context, { inviteCode, email, password }) => {
    const { em, platform } = context;
    const found = await guessedInvitation(context, inviteCode);
    mustBeActive(found, platform.clock.now());
    enforce(emailMustBeFree(await isEmailTaken(em, email)));
    const { id, organizationId } = found;
    return { key: { id, organizationId }, passwordHash: await hashPassword(password) };
  },
  run: async ({ em, platform, record }, { firstName, lastName, email, phone = null }, { key, passwordHash }) => {
    const now = platform.clock.now();
    const found = await lockInvitation(em, key);
    if (!found) throw invitationUnknown();
    mustBeActive(found, now);
    const { organizationId, role } = found;
    const person = { organizationId, firstName, lastName, email, phone, role, passwordHash, createdAt: now };
    const user = em.create(User, person);
    // No relation tells the unit of work that the person comes first.
    await em.flush();
    found.usedAt = now;
    found.usedBy = user;
    await em.flush();
    user.organization = await organizationOf(em, found);
    record({
      action: 'user.registered',
      subjectType: 'USER',
      subjectId: user.id,
      actor: { userId: user.id, organizationId },
      changes: { firstName: { after: firstName }, lastName: { after: lastName }, role: { after: role } },
    });
    return { user, organization: user.organization };
  },
});

function mustBeActive(found: Invitation, now: Date): void {
  enforce(invitationMustBeUnused(found), invitationMustNotHaveExpired(found, now));
}

function organizationOf(em: EntityManager, { organizationId }: Invitation): Promise<Organization> {
  return em.findOneOrFail(Organization, organizationId);
}

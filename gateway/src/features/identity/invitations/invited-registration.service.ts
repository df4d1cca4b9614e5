import type { EntityManager } from '@mikro-orm/postgresql';
import { preparedCommand, query } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import { addedFields } from '../../audit/index.js';
import { readOrganization, readOrganizationView } from '../../organization/index.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { holdEmail, isEmailTaken } from '../users/emails.queries.js';
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
    const { settings } = await readOrganization(context.em, found.organizationId);
    const { name: organizationName, minimumPasswordLength } = settings;
    const { email, role, firstName, lastName } = found;
    const suggested = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
    return { email, role, ...suggested, organizationName, minimumPasswordLength };
  },
);

/**
 * Creates the account of an invited person without signing them in. They may choose another email address than the one
 * in the invitation, which is only a suggestion: the code is the proof, and people have more than one address.
 */
export const registerWithInvitation = preparedCommand('registerWithInvitation', registerWithInvitationInput, {
  prepare: async (context, { inviteCode, password, ...person }) => {
    const { em, platform } = context;
    const found = await findInvitationWithinLimit(context, inviteCode);
    mustBeActive(found, platform.clock.now());
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
    const { organizationId, role } = found;
    const names = { firstName, lastName, email, phone };
    const employeeNumber = await findFreeNumber(em, found);
    const person = { organizationId, ...names, employeeNumber, holdsEmail: true, role, passwordHash, createdAt: now };
    await holdEmail(em, email);
    const user = em.create(User, person);
    // Insert the user first: without a relation, the unit of work does not know the order.
    await em.flush();
    useInvitation(found, user, now);
    await em.flush();
    record({
      action: 'user.registered',
      subjectType: 'USER',
      subjectId: user.id,
      actor: { userId: user.id, organizationId },
      changes: addedFields({ firstName, lastName, role, ...(found.maxUses > 1 && { invitationId: found.id }) }),
    });
    const organization = await readOrganizationView(em, organizationId, now);
    return { user: presentAccount(user, organization) };
  },
});

/** The row is locked, so that simultaneous registrations count one after another. */
function useInvitation(invitation: Invitation, user: User, now: Date): void {
  invitation.useCount += 1;
  if (invitation.useCount < invitation.maxUses) return;
  invitation.usedAt = now;
  if (invitation.maxUses === 1) invitation.usedBy = user;
}

/** The number of an imported person; null if another person got it since, which must not keep the person out. */
async function findFreeNumber(em: EntityManager, invitation: Invitation): Promise<string | null> {
  const { organizationId, employeeNumber } = invitation;
  if (!employeeNumber) return null;
  const taken = await tenantSql(em, organizationId).query(
    `select from users where organization_id = :organization
       and casefold(normalize(employee_number, NFKC) collate pg_unicode_fast)
         = casefold(normalize(?::text, NFKC) collate pg_unicode_fast)`,
    [employeeNumber],
  );
  return taken.length > 0 ? null : employeeNumber;
}

function mustBeActive(found: InvitationFacts, now: Date): void {
  enforce(invitationMustBeUnused(found), invitationMustNotHaveExpired(found, now));
}

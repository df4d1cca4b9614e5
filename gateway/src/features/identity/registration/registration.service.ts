import { preparedCommand } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { Organization, presentOrganization } from '../../organization/index.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { startSession } from '../sessions/session-lifecycle.service.js';
import type { SignedIn } from '../users/account.types.js';
import { isEmailTaken } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { presentSignedIn } from '../users/user.presenter.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { registerOrganizationInput } from './registration.inputs.js';

/** Creates an organization with its OWNER and signs them in. There is no other way to become an OWNER. */
export const registerOrganization = preparedCommand('registerOrganization', registerOrganizationInput, {
  prepare: async ({ em }, { password, ...person }) => {
    const passwordHash = await hashNewPassword({ password, owner: person });
    enforce(emailMustBeFree(await isEmailTaken(em, person.email, null)));
    return passwordHash;
  },
  run: async (context, { orgName, firstName, lastName, email, timezone = null }, passwordHash): Promise<SignedIn> => {
    const { em, platform, record } = context;
    const createdAt = platform.clock.now();
    const organization = em.create(Organization, {
      name: orgName,
      createdAt,
      timezone,
      timezoneConfirmed: timezone === null,
    });
    const organizationId = organization.id;
    // Insert the organization first: without a relation, the unit of work does not know the order.
    await em.flush();
    const user = em.create(User, {
      organizationId,
      email,
      firstName,
      lastName,
      holdsEmail: true,
      role: 'OWNER',
      passwordHash,
      createdAt,
    });
    await em.flush();
    await platform.beginTenant(em, organizationId);
    await startSession(context, user);
    record({
      action: 'organization.registered',
      subjectType: 'ORGANIZATION',
      subjectId: organizationId,
      actor: { userId: user.id, organizationId },
      changes: { name: { after: orgName }, ...(timezone && { timezone: { after: timezone } }) },
    });
    return presentSignedIn(user, await presentOrganization(em, organization, createdAt));
  },
});

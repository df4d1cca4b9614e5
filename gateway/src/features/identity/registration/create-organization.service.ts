import type { Viewer } from '../../../platform/auth/viewer.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import type { UseCaseContext } from '../../../platform/use-case/index.js';
import { Organization, readOrganizationView } from '../../organization/index.js';
import { rememberDevice } from '../credentials/known-devices.service.js';
import { startSession } from '../sessions/session-lifecycle.service.js';
import type { SignedIn } from '../users/account.types.js';
import { holdEmail } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { presentSignedIn } from '../users/user.presenter.js';

export interface Founding {
  readonly orgName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly timezone: string | null;
  readonly passwordHash: string;
  /** When the owner proved to read the mail of the address; null without a mail server. */
  readonly emailConfirmedAt: Date | null;
}

export async function createOrganization(
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

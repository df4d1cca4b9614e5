import { aSession, aUser } from '../../src/features/identity/test/builders.js';
import { anOrganization } from '../../src/features/organization/test/builders.js';
import type { Role } from '../../src/platform/auth/viewer.js';
import type { TestApp } from '../test-app.js';

/** Somebody signed in, and the header that says so. */
export interface Person {
  readonly userId: string;
  readonly organizationId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly headers: { readonly cookie: string };
}

/** Somebody of a role, in an organization of their own or in that of a colleague. */
export async function aPerson({ orm }: Pick<TestApp, 'orm'>, role: Role, colleague?: Person): Promise<Person> {
  const organizationId = colleague?.organizationId ?? (await anOrganization(orm)).id;
  const user = await aUser(orm, { role, organizationId });
  const { token, viewer } = await aSession(orm, user);
  return {
    userId: user.id,
    organizationId,
    sessionId: viewer.sessionId,
    email: user.email,
    headers: { cookie: `timetrack_session=${token}` },
  };
}

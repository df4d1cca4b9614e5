import type { MikroORM } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { anOrganization } from '../../organization/test/builders.js';
import { hashPassword } from '../credentials/password-hash.adapter.js';
import { Session } from '../sessions/session.entity.js';
import { hashOfToken, newSessionToken } from '../sessions/session-token.rules.js';
import { User } from '../users/user.entity.js';

/** The password of everybody whom a test makes. */
export const testPassword = 'correct horse';

/** Worked out once per test file: it takes its time. */
let testPasswordHash: Promise<string> | undefined;

type GivenUser = Partial<Pick<User, 'firstName' | 'lastName' | 'role' | 'status' | 'organizationId' | 'phone'>> & {
  readonly email?: string;
  readonly organization?: { readonly id: string };
};

/** Somebody who is not deleted has an e-mail. */
export type TestUser = User & { readonly email: string };

/** Somebody in the database, a WORKER of an organization of their own unless told otherwise, with `testPassword`. */
export async function aUser(orm: MikroORM, { organization, ...given }: GivenUser = {}): Promise<TestUser> {
  testPasswordHash ??= hashPassword(testPassword);
  const em = orm.em.fork();
  const user = em.create(User, {
    organizationId: organization?.id ?? given.organizationId ?? (await anOrganization(orm)).id,
    firstName: 'Ada',
    lastName: 'Marsh',
    email: `${newId()}@example.com`,
    role: 'WORKER',
    createdAt: new Date(),
    ...given,
    passwordHash: await testPasswordHash,
  });
  await em.flush();
  return user as TestUser;
}

/** A sign-in of somebody: the token for the cookie, and the viewer that a use case sees. */
export interface TestSession {
  readonly token: string;
  readonly viewer: Viewer;
}

const aMonthMs = 30 * 24 * 60 * 60 * 1000;

export async function aSession(orm: MikroORM, user: User, given: { expiresAt?: Date } = {}): Promise<TestSession> {
  const token = newSessionToken();
  const em = orm.em.fork();
  const session = em.create(Session, {
    organizationId: user.organizationId,
    userId: user.id,
    tokenHash: hashOfToken(token),
    userAgent: 'test',
    address: '203.0.113.7',
    createdAt: new Date(),
    lastUsedAt: new Date(),
    expiresAt: given.expiresAt ?? new Date(Date.now() + aMonthMs),
  });
  await em.flush();
  const { organizationId, id: userId, role } = user;
  return { token, viewer: { userId, organizationId, role, sessionId: session.id, expiresAt: session.expiresAt } };
}

/** One user of each role but OWNER, and a second worker, in one organization. */
export async function aTeam(orm: MikroORM) {
  const worker = await aUser(orm, { role: 'WORKER' });
  const { organizationId } = worker;
  const [colleague, manager, accountant, admin] = await Promise.all([
    aUser(orm, { organizationId, role: 'WORKER' }),
    aUser(orm, { organizationId, role: 'MANAGER' }),
    aUser(orm, { organizationId, role: 'ACCOUNTANT' }),
    aUser(orm, { organizationId, role: 'ADMIN' }),
  ]);
  return { organizationId, worker, colleague, manager, accountant, admin };
}

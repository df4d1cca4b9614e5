import type { MikroORM } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { anOrganization } from '../../organization/test/builders.js';
import { hashPassword } from '../credentials/password-hash.adapter.js';
import { Session } from '../sessions/session.entity.js';
import { createSessionToken, hashOfToken } from '../sessions/session-token.rules.js';
import { User } from '../users/user.entity.js';

/** The password of every test user. */
export const testPassword = 'correct horse';

/** Computed once per test file, because hashing is slow. */
let testPasswordHash: Promise<string> | undefined;

type UserOverrides = Partial<
  Pick<
    User,
    | 'firstName'
    | 'lastName'
    | 'role'
    | 'status'
    | 'organizationId'
    | 'phone'
    | 'holdsEmail'
    | 'emailConfirmedAt'
    | 'reach'
  >
> & {
  readonly email?: string;
  readonly organization?: { readonly id: string };
};

/** A user who is not deleted has an email address. */
export type TestUser = User & { readonly email: string };

/** Stores a user with `testPassword`, by default a WORKER in a new organization. */
export async function aUser(orm: MikroORM, { organization, ...overrides }: UserOverrides = {}): Promise<TestUser> {
  testPasswordHash ??= hashPassword(testPassword);
  const em = orm.em.fork();
  const user = em.create(User, {
    organizationId: organization?.id ?? overrides.organizationId ?? (await anOrganization(orm)).id,
    firstName: 'Ada',
    lastName: 'Marsh',
    email: `${newId()}@example.com`,
    holdsEmail: true,
    role: 'WORKER',
    createdAt: new Date(),
    ...overrides,
    passwordHash: await testPasswordHash,
  });
  await em.flush();
  return user as TestUser;
}

/** A user's session: the token for the cookie, and the viewer for use cases. */
export interface TestSession {
  readonly token: string;
  readonly viewer: Viewer;
}

interface SessionOverrides {
  readonly expiresAt?: Date;
  readonly authAt?: Date;
  readonly lastUsedAt?: Date;
}

/** Fresh at every time of a test clock. */
const aFreshSignIn = new Date('2999-01-01T00:00:00Z');

const aMonthMs = 30 * 24 * 60 * 60 * 1000;

export async function aSession(
  orm: MikroORM,
  user: User,
  { expiresAt, authAt = aFreshSignIn, lastUsedAt = new Date() }: SessionOverrides = {},
): Promise<TestSession> {
  const token = createSessionToken(user.organizationId);
  const em = orm.em.fork();
  const session = em.create(Session, {
    organizationId: user.organizationId,
    userId: user.id,
    tokenHash: hashOfToken(token),
    userAgent: 'test',
    address: '203.0.113.7',
    createdAt: new Date(),
    authAt,
    lastUsedAt,
    expiresAt: expiresAt ?? new Date(Date.now() + aMonthMs),
  });
  await em.flush();
  const { organizationId, id: userId, role } = user;
  return {
    token,
    viewer: { userId, organizationId, role, sessionId: session.id, expiresAt: session.expiresAt, authAt },
  };
}

/** One user of each role except OWNER, and a second worker, in one organization. */
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

import type { Role, Session, SessionUser } from '@timetrack/contracts';

/** Somebody who is signed in. Nothing here is special: name what a test depends on. */
export function aSession(user: Partial<SessionUser> = {}): Session {
  return {
    user: {
      id: 'user-1',
      firstName: 'Wanda',
      lastName: 'Walker',
      email: 'wanda@example.com',
      role: 'WORKER',
      organization: { id: 'organization-1', name: 'Example Builders', timezoneInForce: 'America/Denver' },
      ...user,
    },
    signOut: async () => undefined,
    refresh: async () => undefined,
  };
}

const firstNames: Record<Role, string> = {
  OWNER: 'Olivia',
  ADMIN: 'Adam',
  MANAGER: 'Maria',
  ACCOUNTANT: 'Ada',
  WORKER: 'Wanda',
};

/** A session of somebody who holds the role, with a name that begins like it. */
export function aSessionAs(role: Role): Session {
  const firstName = firstNames[role];
  return aSession({
    id: `user-${role.toLowerCase()}`,
    role,
    firstName,
    email: `${firstName.toLowerCase()}@example.com`,
  });
}

import type { Role, Session, SessionUser } from '@timetrack/contracts';
import { roleAbilities } from './role-abilities.generated.js';

/** The session of a signed-in user, by default a worker. Pass the values that a test depends on. */
export function aSession(user: Partial<SessionUser> = {}): Session {
  const { role = 'WORKER' } = user;
  return {
    user: {
      id: 'user-1',
      firstName: 'Wanda',
      lastName: 'Walker',
      email: 'wanda@example.com',
      role,
      abilities: roleAbilities[role],
      reach: 'ORGANIZATION',
      ledTeams: [],
      organization: {
        id: 'organization-1',
        name: 'Example Builders',
        timezoneInForce: 'America/Denver',
        timezones: [{ timezone: 'America/Denver', from: null, startsAt: null }],
        timezoneConfirmed: true,
        minimumPasswordLength: 6,
      },
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

/** A session of a user with the role. The user's first name starts with the same letter. */
export function aSessionAs(role: Role): Session {
  const firstName = firstNames[role];
  return aSession({
    id: `user-${role.toLowerCase()}`,
    role,
    firstName,
    email: `${firstName.toLowerCase()}@example.com`,
  });
}

/** A session of a user whose organization moved from Denver to New York: November 16, 2026 is the first day there. */
export function aSessionAfterMove(role: Role): Session {
  const { user, ...session } = aSessionAs(role);
  const timezones = [
    { timezone: 'America/Denver', from: null, startsAt: null },
    { timezone: 'America/New_York', from: '2026-11-16', startsAt: '2026-11-16T07:00:00.000Z' },
  ];
  const organization = { ...user.organization, timezoneInForce: 'America/New_York', timezones };
  return { ...session, user: { ...user, organization } };
}

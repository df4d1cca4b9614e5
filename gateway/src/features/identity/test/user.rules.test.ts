import { describe, expect, test } from '@jest/globals';
import { type Role, roles } from '../../../platform/auth/viewer.js';
import {
  emailMustBeFree,
  findReachProblems,
  grantedRoleMustNotOutrankTheGranter,
  managedMustBeOfLowerRank,
  reachMustComeFromAnAdministrator,
  renamedMustBeOfLowerRank,
  resetPersonMustBeOfLowerRank,
} from '../users/user.rules.js';

const grantable: Readonly<Record<Role, readonly Role[]>> = {
  OWNER: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  ADMIN: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  MANAGER: ['MANAGER', 'ACCOUNTANT', 'WORKER'],
  // The permission table lets neither of them create users. The rule holds on its own.
  ACCOUNTANT: ['ACCOUNTANT', 'WORKER'],
  WORKER: ['WORKER'],
};

const pairs = roles.flatMap((granter) => roles.map((granted) => [granter, granted] as const));

describe('grantedRoleMustNotOutrankTheGranter', () => {
  test.each(pairs)('decides whether %s may grant %s', (granter, granted) => {
    const violation = grantedRoleMustNotOutrankTheGranter({ role: granter }, granted);
    expect(violation === undefined).toBe(grantable[granter].includes(granted));
  });

  test('fails with FORBIDDEN rather than invalid input', () => {
    expect(grantedRoleMustNotOutrankTheGranter({ role: 'MANAGER' }, 'ADMIN')).toMatchObject({
      kind: 'forbidden',
      code: 'user.role-not-grantable',
    });
  });
});

describe('emailMustBeFree', () => {
  test('rejects an address in use, at its field', () => {
    expect(emailMustBeFree(true)).toMatchObject({
      kind: 'conflict',
      code: 'user.email-taken',
      fields: { email: 'This email is already in use' },
    });
  });

  test('accepts a free address', () => {
    expect(emailMustBeFree(false)).toBeUndefined();
  });
});

/** The roles whose users may be archived, reinstated, deleted and renamed, by the role of the caller. */
const manageable: Readonly<Record<Role, readonly Role[]>> = {
  OWNER: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  ADMIN: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  MANAGER: ['ACCOUNTANT', 'WORKER'],
  ACCOUNTANT: [],
  WORKER: [],
};

describe('managedMustBeOfLowerRank', () => {
  test.each(pairs)('decides whether %s may manage %s', (role, other) => {
    const viewer = { userId: 'one', role };
    const user = { id: 'other', role: other };
    expect(managedMustBeOfLowerRank(viewer, user) === undefined).toBe(manageable[role].includes(other));
    expect(renamedMustBeOfLowerRank(viewer, user) === undefined).toBe(manageable[role].includes(other));
  });

  test.each(roles)('never lets %s manage their own account', (role) => {
    expect(managedMustBeOfLowerRank({ userId: 'one', role }, { id: 'one', role })).toMatchObject({
      kind: 'forbidden',
      code: 'user.oneself',
    });
    expect(renamedMustBeOfLowerRank({ userId: 'one', role }, { id: 'one', role })).toBeUndefined();
  });
});

describe('a restricted manager', () => {
  const viewer = { userId: 'one', role: 'MANAGER', isRestricted: true } as const;
  const rules = { managedMustBeOfLowerRank, renamedMustBeOfLowerRank, resetPersonMustBeOfLowerRank };

  test.each(roles)('grants only WORKER: %s', (role) => {
    expect(grantedRoleMustNotOutrankTheGranter(viewer, role) === undefined).toBe(role === 'WORKER');
  });

  test.each(Object.entries(rules))('passes %s only for a WORKER', (_name, rule) => {
    const allowed = roles.filter((role) => rule(viewer, { id: 'other', role }) === undefined);
    expect(allowed).toEqual(['WORKER']);
  });

  test('may still correct their own name, and manage and reset nobody else of their rank', () => {
    const own = { id: 'one', role: 'MANAGER' } as const;
    expect(renamedMustBeOfLowerRank(viewer, own)).toBeUndefined();
    expect(managedMustBeOfLowerRank(viewer, own)).toMatchObject({ code: 'user.oneself' });
    expect(resetPersonMustBeOfLowerRank(viewer, own)).toMatchObject({ code: 'user.oneself' });
  });
});

describe('the reach of a new person', () => {
  test.each(roles)('is chosen by administrators alone: %s', (role) => {
    const mayChoose = role === 'OWNER' || role === 'ADMIN';
    expect(reachMustComeFromAnAdministrator({ role }, 'ORGANIZATION') === undefined).toBe(mayChoose);
    expect(reachMustComeFromAnAdministrator({ role }, null)).toBeUndefined();
  });

  test.each(roles)('fits a MANAGER alone: %s', (role) => {
    expect(findReachProblems({ role, reach: 'TEAMS' }) === undefined).toBe(role === 'MANAGER');
    expect(findReachProblems({ role, reach: null })).toBeUndefined();
  });
});

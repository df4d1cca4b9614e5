import { describe, expect, test } from '@jest/globals';
import { type Role, roles } from '../../../platform/auth/viewer.js';
import {
  emailMustBeFree,
  grantedRoleMustNotOutrankTheGranter,
  managedMustBeOfLowerRank,
  renamedMustBeOfLowerRank,
} from '../users/user.rules.js';

const grantable: Readonly<Record<Role, readonly Role[]>> = {
  OWNER: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  ADMIN: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  MANAGER: ['MANAGER', 'ACCOUNTANT', 'WORKER'],
  // Neither may add people at all; the rule stands on its own feet.
  ACCOUNTANT: ['ACCOUNTANT', 'WORKER'],
  WORKER: ['WORKER'],
};

const pairs = roles.flatMap((granter) => roles.map((granted) => [granter, granted] as const));

describe('a granted role must not outrank the granter', () => {
  test.each(pairs)('%s grants %s', (granter, granted) => {
    const violation = grantedRoleMustNotOutrankTheGranter(granter, granted);
    expect(violation === undefined).toBe(grantable[granter].includes(granted));
  });

  test('is a matter of rights, not of input', () => {
    expect(grantedRoleMustNotOutrankTheGranter('MANAGER', 'ADMIN')).toMatchObject({
      kind: 'forbidden',
      code: 'user.role-not-grantable',
    });
  });
});

describe('an e-mail must be free', () => {
  test('refuses one that is taken, at its field', () => {
    expect(emailMustBeFree(true)).toMatchObject({
      kind: 'conflict',
      code: 'user.email-taken',
      fields: { email: 'This e-mail is already in use' },
    });
  });

  test('takes one that is free', () => {
    expect(emailMustBeFree(false)).toBeUndefined();
  });
});

/** Whom somebody may archive, reinstate and delete, and whose name they may put right. */
const manageable: Readonly<Record<Role, readonly Role[]>> = {
  OWNER: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  ADMIN: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
  MANAGER: ['ACCOUNTANT', 'WORKER'],
  ACCOUNTANT: [],
  WORKER: [],
};

describe('somebody who is managed must be of lower rank', () => {
  test.each(pairs)('%s manages %s', (role, other) => {
    const viewer = { userId: 'one', role };
    const user = { id: 'other', role: other };
    expect(managedMustBeOfLowerRank(viewer, user) === undefined).toBe(manageable[role].includes(other));
    expect(renamedMustBeOfLowerRank(viewer, user) === undefined).toBe(manageable[role].includes(other));
  });

  test.each(roles)('and never oneself: %s', (role) => {
    expect(managedMustBeOfLowerRank({ userId: 'one', role }, { id: 'one', role })).toMatchObject({
      kind: 'forbidden',
      code: 'user.oneself',
    });
    expect(renamedMustBeOfLowerRank({ userId: 'one', role }, { id: 'one', role })).toBeUndefined();
  });
});

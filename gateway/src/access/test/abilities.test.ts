import { describe, expect, test } from '@jest/globals';
import { roles } from '../../platform/auth/viewer.js';
import { type Ability, abilitiesOf, ability, permissionTable, screenTable } from '../index.js';

/** Section 2.2 of the specification, and the screens added since. Typed by hand so that it can contradict the code. */
const screensOfTheSpecification = {
  SCREEN_WORKER_HOME: 'WORKER',
  SCREEN_DASHBOARD: 'OWNER, ADMIN, MANAGER, ACCOUNTANT',
  SCREEN_HOURS: 'OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER',
  SCREEN_MY_SCHEDULE: 'WORKER',
  SCREEN_SCHEDULES: 'OWNER, ADMIN, MANAGER',
  SCREEN_TIMESHEETS: 'OWNER, ADMIN, MANAGER, ACCOUNTANT',
  SCREEN_TIME_OFF: 'OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER',
  SCREEN_TIME_OFF_APPROVAL: 'OWNER, ADMIN, MANAGER',
  SCREEN_REPORTS: 'OWNER, ADMIN, MANAGER, ACCOUNTANT',
  SCREEN_PAYROLL: 'OWNER, ADMIN, ACCOUNTANT',
  SCREEN_TEAM: 'OWNER, ADMIN, MANAGER',
  SCREEN_JOBS: 'OWNER, ADMIN, MANAGER',
  SCREEN_SETTINGS: 'OWNER, ADMIN',
  SCREEN_AUDIT_LOG: 'OWNER, ADMIN',
  SCREEN_INVITATIONS: 'OWNER, ADMIN',
};

describe('the abilities of a role', () => {
  test('open the screens that the specification lists for the role', () => {
    const granted = Object.keys(screenTable).map((screen) => [
      screen,
      roles.filter((role) => abilitiesOf({ role }).includes(screen as Ability)).join(', '),
    ]);

    expect(Object.fromEntries(granted)).toEqual(screensOfTheSpecification);
  });

  test('each correspond to an operation that needs a session or to a screen', () => {
    const operations = Object.entries(permissionTable)
      .filter(([, access]) => access !== 'public')
      .map(([operation]) => operation.replaceAll(/(?=[A-Z])/g, '_').toUpperCase());

    expect(ability.options.toSorted()).toEqual([...operations, ...Object.keys(screenTable)].toSorted());
  });

  test('are the operations that the permission table grants to the role', () => {
    expect(abilitiesOf({ role: 'WORKER' })).toEqual(
      expect.arrayContaining(['CLOCK_IN', 'SCHEDULES', 'SCREEN_WORKER_HOME']),
    );
    expect(abilitiesOf({ role: 'WORKER' })).not.toContain('APPROVE_TIMESHEETS');
    expect(abilitiesOf({ role: 'MANAGER' })).toContain('APPROVE_TIMESHEETS');
    expect(abilitiesOf({ role: 'MANAGER' })).not.toContain('UPDATE_ORGANIZATION');
    expect(abilitiesOf({ role: 'OWNER' })).toEqual(abilitiesOf({ role: 'ADMIN' }));
  });

  test('leave out public operations, which need no ability', () => {
    expect(ability.options).not.toContain('LOGIN');
  });
});

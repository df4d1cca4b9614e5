import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleFixture } from './role-fixture.js';
import type { RoleRow } from './role-table.types.js';

const managers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

/** The day of the schedules of the fixture. */
const date = '2026-07-15';
const aWeek = async (fixture: RoleFixture) => ({ id: await fixture.weekTemplate() });

/** The rows of the role table about plans of many shifts, and about week templates. */
export const draftRoles: Readonly<Record<string, RoleRow>> = {
  planWeek: {
    callers: managers,
    createInput: async (fixture) => ({
      ...{ title: 'Rounds', startTime: '06:00', endTime: '14:30', dates: [date] },
      userIds: [(await fixture.member()).id],
    }),
    outsiderFailure: 'NOT_FOUND',
  },
  copyShifts: {
    callers: managers,
    createInput: async (fixture) => ({ copies: [{ id: await fixture.schedule(), date }] }),
  },
  assignSchedules: {
    callers: managers,
    createInput: async (fixture) => ({
      assignments: [{ id: await fixture.schedule(), userIds: [(await fixture.member()).id] }],
    }),
  },
  weekTemplates: { callers: managers },
  createWeekTemplate: {
    callers: managers,
    createInput: async (fixture) => {
      await fixture.schedule();
      return { name: `Week ${newId()}`, weekOf: date };
    },
    outsiderFailure: 'BAD_USER_INPUT',
  },
  updateWeekTemplate: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aWeek(fixture)), name: `Week ${newId()}` }),
  },
  deleteWeekTemplate: { callers: managers, createInput: aWeek },
  applyWeekTemplate: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aWeek(fixture)), weekOf: date }),
  },
};

import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleFixture } from './role-fixture.js';
import type { RoleRow } from './role-table.types.js';

const managers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

const aTemplate = async (fixture: RoleFixture) => ({ id: await fixture.shiftTemplate() });

/** The rows of the role table about shift templates. */
export const templateRoles: Readonly<Record<string, RoleRow>> = {
  shiftTemplates: { callers: managers },
  createShiftTemplate: {
    callers: managers,
    createInput: () => ({ name: `Early ${newId()}`, startTime: '06:00', endTime: '14:30' }),
  },
  updateShiftTemplate: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aTemplate(fixture)), notes: 'Bring the keys' }),
  },
  deleteShiftTemplate: { callers: managers, createInput: aTemplate },
  orderShiftTemplates: {
    callers: managers,
    createInput: async (fixture) => ({ ids: [await fixture.shiftTemplate()] }),
    outsiderFailure: 'NOT_FOUND',
  },
  applyShiftTemplate: {
    callers: managers,
    createInput: async (fixture) => ({
      ...(await aTemplate(fixture)),
      date: '2026-07-15',
      userIds: [(await fixture.member()).id],
    }),
  },
};

import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleRow } from './role-table.types.js';

type Roles = readonly Role[];

const everyRole: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const administrators: Roles = ['OWNER', 'ADMIN'];
const managersAndAccountants: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];

const aName = () => ({ name: `Name ${newId()}` });

/** The rows of the role table about terms of employment, positions and overtime rules. */
export const employmentRoles: Readonly<Record<string, RoleRow>> = {
  employmentTerms: { callers: everyRole },
  employmentTermsHistory: {
    callers: everyRole,
    colleagueCallers: managersAndAccountants,
    createInput: ({ self }) => ({ userId: self.id }),
    outsiderFailure: 'NOT_FOUND',
  },
  changeEmploymentTerms: {
    callers: administrators,
    createInput: async (fixture) => ({ userIds: [(await fixture.member()).id], from: '2026-07-15', exempt: true }),
    outsiderFailure: 'NOT_FOUND',
  },
  employmentTermsPreview: {
    callers: administrators,
    createInput: async (fixture) => ({ userIds: [(await fixture.member()).id], from: '2026-07-15', exempt: true }),
    outsiderFailure: 'NOT_FOUND',
  },
  positions: { callers: everyRole },
  createPosition: { callers: administrators, createInput: aName },
  updatePosition: {
    callers: administrators,
    createInput: async (fixture) => ({ id: await fixture.position(), ...aName() }),
  },
  deletePosition: { callers: administrators, createInput: async (fixture) => ({ id: await fixture.position() }) },
  overtimeRules: { callers: everyRole },
  createOvertimeRule: {
    callers: administrators,
    createInput: () => ({ ...aName(), country: 'US', limits: { dailyMinutes: 540 } }),
  },
  updateOvertimeRule: {
    callers: administrators,
    createInput: async (fixture) => ({ id: await fixture.overtimeRule(), ...aName() }),
  },
  deleteOvertimeRule: {
    callers: administrators,
    createInput: async (fixture) => ({ id: await fixture.overtimeRule() }),
  },
};

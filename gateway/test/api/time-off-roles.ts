import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleRow } from './role-table.types.js';

type Roles = readonly Role[];

const everyRole: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const administrators: Roles = ['OWNER', 'ADMIN'];
const managers: Roles = ['OWNER', 'ADMIN', 'MANAGER'];

const aName = () => ({ name: `Name ${newId()}` });
const someDays = { startDate: '2026-08-03', endDate: '2026-08-04', hours: 16 };

/** The rows of the role table about time off. */
export const timeOffRoles: Readonly<Record<string, RoleRow>> = {
  ptoPolicies: { callers: everyRole },
  createPtoPolicy: { callers: administrators, createInput: aName },
  updatePtoPolicy: {
    callers: administrators,
    createInput: async (fixture) => ({ id: await fixture.policy(), ...aName() }),
  },
  deletePtoPolicy: { callers: administrators, createInput: async (fixture) => ({ id: await fixture.policy() }) },
  myPtoRequests: { callers: everyRole },
  requestPto: {
    callers: everyRole,
    createInput: async (fixture) => ({ policyId: await fixture.policy(), ...someDays }),
    outsiderFailure: 'NOT_FOUND',
  },
  cancelPtoRequest: {
    callers: everyRole,
    colleagueCallers: [],
    createInput: async (fixture) => ({ id: await fixture.ownRequest() }),
  },
  pendingPtoRequests: { callers: managers },
  decidedPtoRequests: { callers: managers },
  ptoCalendar: { callers: managers, createInput: () => ({ startDate: '2026-07-01', endDate: '2026-07-31' }) },
  ptoProposal: { callers: everyRole, createInput: () => ({ startDate: '2026-07-13', endDate: '2026-07-15' }) },
  approvePtoRequest: { callers: managers, createInput: async (fixture) => ({ id: await fixture.requestOfMember() }) },
  denyPtoRequest: { callers: managers, createInput: async (fixture) => ({ id: await fixture.requestOfMember() }) },
  revokePtoRequest: {
    callers: managers,
    createInput: async (fixture) => ({ id: await fixture.requestOfMember('APPROVED') }),
  },
};

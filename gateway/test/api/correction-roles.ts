import type { Role } from '../../src/platform/auth/viewer.js';
import type { RoleRow } from './role-table.types.js';

const everyRole: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const managers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

const missing = { kind: 'ADD', clockInAt: '2026-07-14T15:00:00.000Z', clockOutAt: '2026-07-14T23:00:00.000Z' };

/** The corrections that people request for their own time, a part of the role table. */
export const correctionRoles: Readonly<Record<string, RoleRow>> = {
  corrections: { callers: everyRole },
  previewCorrection: { callers: everyRole, createInput: () => missing },
  requestCorrection: { callers: everyRole, createInput: () => ({ ...missing, reason: 'I forgot to clock in.' }) },
  approveCorrection: {
    callers: managers,
    createInput: async (fixture) => ({ id: await fixture.correctionOfMember() }),
  },
  denyCorrection: {
    callers: managers,
    createInput: async (fixture) => ({
      id: await fixture.correctionOfMember(),
      managerNotes: 'You were off that day.',
    }),
  },
  withdrawCorrection: {
    callers: everyRole,
    colleagueCallers: [],
    createInput: async (fixture) => ({ id: await fixture.ownCorrection() }),
  },
};

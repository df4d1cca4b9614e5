import type { Role } from '../../src/platform/auth/viewer.js';
import type { RoleRow } from './role-table.types.js';

const administrators: readonly Role[] = ['OWNER', 'ADMIN'];
const managersAndAccountants: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];
const everyRole: readonly Role[] = [...managersAndAccountants, 'WORKER'];

/** Who signs hours, and who sees signatures. */
export const signOffRoles: Readonly<Record<string, RoleRow>> = {
  signOffs: { callers: managersAndAccountants, createInput: () => ({ startDate: '2026-07-05' }) },
  signOff: {
    callers: everyRole,
    createInput: () => ({ startDate: '2026-07-05', contentHash: '0'.repeat(64), answers: [] }),
    // Signing is turned off by default.
    failure: 'CONFLICT',
    outsiderFailure: 'CONFLICT',
  },
  signOffDocument: {
    callers: everyRole,
    colleagueCallers: managersAndAccountants,
    createInput: async (fixture) => ({ id: await fixture.ownSignOff() }),
  },
  signOffDue: { callers: everyRole },
  signOffSettings: { callers: managersAndAccountants },
  updateSignOffSettings: {
    callers: administrators,
    createInput: () => ({ enabled: true, statement: 'These are my hours.', questions: [], remindDays: 1 }),
  },
};

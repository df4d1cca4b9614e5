import type { Role } from '../../src/platform/auth/viewer.js';
import type { RoleRow } from './role-table.types.js';

const administrators: readonly Role[] = ['OWNER', 'ADMIN'];

/** Who reads, creates and deletes invitations. */
export const invitationRoles: Readonly<Record<string, RoleRow>> = {
  invitations: { callers: administrators },
  createInvitation: { callers: administrators, createInput: () => ({ role: 'WORKER' }) },
  deleteInvitation: {
    callers: administrators,
    createInput: async (fixture) => ({ id: (await fixture.invitation()).id }),
  },
  invitationQr: {
    callers: administrators,
    createInput: async (fixture) => ({ inviteCode: (await fixture.invitation()).code }),
    outsiderFailure: 'NOT_FOUND',
  },
};

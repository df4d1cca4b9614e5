import { testPassword } from '../../src/features/identity/test/builders.js';
import { roles } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleRow } from './role-table.types.js';

const email = () => `${newId()}@example.com`;

/** Links to choose a password or to confirm an email address, and notices about the account. */
export const accountLinkRoles: Readonly<Record<string, RoleRow>> = {
  changeEmail: {
    callers: roles,
    createInput: () => ({ newEmail: email(), currentPassword: testPassword }),
    // The gateway of these tests has no mail server.
    failure: 'CONFLICT',
  },
  myNotices: { callers: roles },
  dismissNotice: {
    callers: roles,
    colleagueCallers: [],
    createInput: async (fixture) => ({ id: await fixture.ownNotice() }),
  },
  requestPasswordReset: { callers: 'public', createInput: () => ({ email: email() }) },
  passwordReset: { callers: 'public', createInput: async (fixture) => ({ token: await fixture.resetToken() }) },
  resetPassword: {
    callers: 'public',
    createInput: async (fixture) => ({ token: await fixture.resetToken(), newPassword: 'new secret' }),
  },
  confirmEmail: { callers: 'public', createInput: async (fixture) => ({ token: await fixture.emailToken() }) },
};

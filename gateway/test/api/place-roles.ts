import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleFixture } from './role-fixture.js';
import type { RoleRow } from './role-table.types.js';

const everyRole: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const administrators: readonly Role[] = ['OWNER', 'ADMIN'];

const aName = () => ({ name: `Name ${newId()}` });
const aPlace = async (fixture: RoleFixture) => ({ id: await fixture.place() });

/** The rows of the role table about places. */
export const placeRoles: Readonly<Record<string, RoleRow>> = {
  places: { callers: everyRole },
  createPlace: { callers: administrators, createInput: aName },
  updatePlace: {
    callers: administrators,
    createInput: async (fixture) => ({ ...(await aPlace(fixture)), ...aName() }),
  },
  deletePlace: { callers: administrators, createInput: aPlace },
};

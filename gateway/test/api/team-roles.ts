import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleFixture } from './role-fixture.js';
import type { RoleRow } from './role-table.types.js';

type Roles = readonly Role[];

const everyRole: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const administrators: Roles = ['OWNER', 'ADMIN'];
const managers: Roles = ['OWNER', 'ADMIN', 'MANAGER'];
const managersAndAccountants: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];

const aName = () => ({ name: `Name ${newId()}` });
/** A team that the caller leads, if their role may. */
const aTeam = async (fixture: RoleFixture) => ({ id: await fixture.team() });
const aTeamWithMember = async (fixture: RoleFixture) => {
  const { id: userId } = await fixture.member();
  return { id: await fixture.team([userId]), userId };
};

/** The rows of the role table about teams and the reach of managers. */
export const teamRoles: Readonly<Record<string, RoleRow>> = {
  teams: { callers: everyRole },
  team: { callers: managersAndAccountants, createInput: aTeam },
  createTeam: { callers: administrators, createInput: aName },
  updateTeam: { callers: administrators, createInput: async (fixture) => ({ ...(await aTeam(fixture)), ...aName() }) },
  deleteTeam: { callers: administrators, createInput: aTeam },
  addTeamMember: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aTeam(fixture)), userId: (await fixture.member()).id }),
  },
  endTeamMembership: { callers: managers, createInput: aTeamWithMember },
  removeTeamMember: { callers: managers, createInput: aTeamWithMember },
  setTeamLeads: {
    callers: administrators,
    createInput: async (fixture) => ({
      ...(await aTeam(fixture)),
      userIds: [(await fixture.member('MANAGER')).id],
    }),
  },
  setUserReach: {
    callers: administrators,
    createInput: async (fixture) => ({ id: (await fixture.member('MANAGER')).id, reach: 'TEAMS' }),
  },
};

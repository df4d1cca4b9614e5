import { aConnection, api, aViewer, respondWith } from '@timetrack/testing';
import { SetReach } from '../features/team/panel/panel.graphql.js';
import {
  AddTeamMember,
  CreateTeam,
  DeleteTeam,
  EndMembership,
  LoadOneTeam,
  LoadPlaces,
  LoadTeams,
  type Membership,
  RemoveTeamMember,
  SetLeads,
  type Team,
  UpdateTeam,
} from '../features/team/teams/teams.graphql.js';

/** A person’s name, as teams show it. */
export const aName = (firstName: string) => ({
  __typename: 'PersonName' as const,
  id: `user-${firstName.toLowerCase()}`,
  firstName,
  lastName: 'Castillo',
});

/** The person has been in the team since March 2, 2026. */
export const aMembership = (firstName: string, days: Partial<Pick<Membership, 'fromDate' | 'toDate'>> = {}) => ({
  __typename: 'TeamMembership' as const,
  ...{ fromDate: '2026-03-02', toDate: null, ...days },
  user: aName(firstName),
});

/** An active team without leads, whose members the viewer may change. */
export const aCrew = (overrides: Partial<Team> & { readonly members?: readonly Membership[] } = {}) => {
  const { members = [], ...team } = overrides;
  const count = members.length;
  return {
    __typename: 'Team' as const,
    ...{
      id: 'team-1',
      name: 'Garden crew',
      retired: false,
      memberCount: count,
      canEdit: true,
      place: null,
      leads: [],
      ...team,
    },
    members: { __typename: 'TeamMembershipConnection' as const, nodes: [...members] },
  };
};

export type TestCrew = ReturnType<typeof aCrew>;

export const someCrews = (crews: readonly TestCrew[]) => aViewer({ teams: aConnection('Team', [...crews]) });

/** A default response to every operation of the teams: the list is empty, and every change succeeds. */
export const teamsDefaults = [
  api.query(LoadPlaces, () => respondWith(aViewer({ places: { nodes: [] } }))),
  api.query(LoadTeams, () => respondWith(someCrews([]))),
  api.query(LoadOneTeam, ({ variables: { id } }) => respondWith(aViewer({ team: aCrew({ id }) }))),
  api.mutation(CreateTeam, ({ variables: { input } }) =>
    respondWith({ teamCreate: { team: aCrew({ name: input.name }) } }),
  ),
  api.mutation(UpdateTeam, ({ variables: { input } }) =>
    respondWith({
      teamUpdate: { team: aCrew({ id: input.id, name: input.name ?? 'Garden crew', retired: input.retired ?? false }) },
    }),
  ),
  api.mutation(DeleteTeam, ({ variables: { input } }) =>
    respondWith({ teamDelete: { deletedTeamId: input.id, team: null } }),
  ),
  api.mutation(SetLeads, ({ variables: { input } }) =>
    respondWith({ teamLeadsSet: { team: aCrew({ id: input.id }) } }),
  ),
  api.mutation(AddTeamMember, ({ variables: { input } }) =>
    respondWith({ teamMemberAdd: { team: aCrew({ id: input.id }) } }),
  ),
  api.mutation(EndMembership, ({ variables: { input } }) =>
    respondWith({ teamMembershipEnd: { team: aCrew({ id: input.id }) } }),
  ),
  api.mutation(RemoveTeamMember, ({ variables: { input } }) =>
    respondWith({ teamMemberRemove: { team: aCrew({ id: input.id }) } }),
  ),
  api.mutation(SetReach, ({ variables: { input } }) =>
    respondWith({ userReachSet: { user: { __typename: 'User', id: input.id, reach: input.reach } } }),
  ),
];

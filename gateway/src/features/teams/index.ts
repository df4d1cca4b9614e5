import type { Feature } from '../../platform/feature.js';
import { eraseLead } from './leads/team-lead.service.js';
import { membershipOverlaps } from './members/membership.rules.js';
import { TeamsBaseline } from './migrations/0013-teams.js';
import { PlacesOfTeams } from './migrations/0018-places-of-teams.js';
import { teamApi } from './team.api.js';
import { Team } from './team.entity.js';
import { TeamMembersResolver } from './team.resolver.js';
import { teamNameTaken } from './team.rules.js';
import { teamNodes } from './team.service.js';

export { requireActiveTeam, requireTeam, teamChoice } from './chosen-team.reads.js';
export { teamFilter } from './filter/team-filter.inputs.js';
export { readFilteredTeam } from './filter/team-filter.reads.js';
export { readOwnTeams } from './leads/own-teams.queries.js';
export { countReach } from './leads/reach-preview.reads.js';
export { teamPorts } from './leads/team-lead.service.js';
export { readStaysOfPerson } from './members/stays.reads.js';
export { readTeamOfDay, readTeamsOfPeople, selectTeamOfDay, type TeamName } from './of-day/team-of-day.queries.js';
export { Team } from './team.entity.js';
export { type NamedTeam, readTeamNames } from './team.queries.js';
export { reachPreview, teamStay } from './team.types.js';

export const teamsFeature: Feature = {
  name: 'teams',
  description: 'Teams, their members and leads, who decide whom a restricted manager reaches.',
  entities: [Team],
  resolvers: [TeamMembersResolver],
  nodes: teamNodes,
  api: teamApi,
  migrations: [
    { name: '0013-teams', class: TeamsBaseline },
    { name: '0018-places-of-teams', class: PlacesOfTeams },
  ],
  erasePerson: eraseLead,
  constraintErrors: {
    teams_active_name_once: teamNameTaken,
    team_members_never_overlap: membershipOverlaps,
    team_members_pkey: membershipOverlaps,
  },
};

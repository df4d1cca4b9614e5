import type { Feature } from '../../platform/feature.js';
import { TeamMemberResolver } from './team-member.resolver.js';
import { teamMemberRoutes } from './team-member.routes.js';

/** Where a person, their hours, their shifts and their time off meet; none of those features knows all the others. */
export const teamOverviewFeature: Feature = {
  name: 'team-overview',
  entities: [],
  resolvers: [TeamMemberResolver],
  routes: teamMemberRoutes,
};

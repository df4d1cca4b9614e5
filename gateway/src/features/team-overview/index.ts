import type { Feature } from '../../platform/feature.js';
import { teamMemberApi } from './team-member.api.js';

/** Combines a person's profile, hours, shifts and time off, which come from features that do not know each other. */
export const teamOverviewFeature: Feature = {
  name: 'team-overview',
  description: 'One person with their shifts, time off and timesheets.',
  entities: [],
  api: teamMemberApi,
};

import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { teamName, userName } from '../identity/index.js';
import { placeName } from '../places/index.js';

const membership = z.object({
  user: userName.describe('The person, perhaps archived.'),
  fromDate: z.iso.date().describe('The first day in the team.'),
  toDate: z.iso.date().nullable().describe('The first day outside the team. Null without an end.'),
});
export type Membership = Readonly<z.infer<typeof membership>>;
export const MembershipType = objectFromZod('TeamMembership', membership, 'A person in a team from a day.');

export const teamStay = membership.omit({ user: true }).extend({ team: teamName.describe('The team.') });
export type TeamStay = Readonly<z.infer<typeof teamStay>>;
objectFromZod('TeamStay', teamStay, 'A team of a person, from a day.');

export const reachPreview = z.object({
  people: z.int().describe('The active people of the organization.'),
  peopleInTeams: z.int().describe('Those whom the manager sees if limited to teams, with the manager.'),
});
export type ReachPreview = Readonly<z.infer<typeof reachPreview>>;
objectFromZod('ReachPreview', reachPreview, 'How many people a manager sees.');

export const teamView = z.object({
  id: z.uuid(),
  name: z.string().describe('The name, such as `Garden crew`.'),
  place: placeName.nullable().describe('Where the team works. Null without a place.'),
  leads: z.array(userName).readonly().describe('The people who lead it, by name.'),
  memberCount: z
    .int()
    .nullable()
    .describe('How many people belong to it today, archived ones included. Null for a worker.'),
  retired: z.boolean().describe('A retired team keeps its members, and gives its leads no reach.'),
  canEdit: z.boolean().describe('Whether the viewer may add and remove members.'),
});

/** A team with its members, or null if they were not read. In GraphQL, they are a connection. */
export interface TeamView extends Readonly<z.infer<typeof teamView>> {
  readonly members: readonly Membership[] | null;
}

export const TeamType = nodeFromZod(
  'Team',
  teamView,
  'People who work together. A team that has or had members, shifts or hours is retired, not deleted.',
);

export const teamJson = teamView
  .extend({
    members: z.array(membership).readonly().nullable().describe('Its current, coming and past members, in this order.'),
  })
  .meta({ id: 'TeamWithMembers' });

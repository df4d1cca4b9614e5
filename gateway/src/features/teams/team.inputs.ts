import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import { flag, nameText } from '../../platform/inputs/text.js';
import { forwardPageInput } from '../../platform/paging/index.js';
import { placeChoice } from '../places/index.js';
import { maxAddedMembers, maxLeads } from './team.rules.js';

const name = nameText('Team name').describe('At most 200 characters, unique among active teams, ignoring case.');

const people = (most: number, message: string) =>
  graphqlTypeOf(
    z
      .array(z.string({ error: 'A person must be chosen by an id' }).pipe(idInput), { error: 'People must be a list' })
      .max(most, message)
      .transform((ids) => [...new Set(ids)]),
    () => [ID],
  );

const leads = people(maxLeads, `A team can have at most ${maxLeads} leads`);
const members = people(maxAddedMembers, `At most ${maxAddedMembers} people can be added at once`);

export const createTeamInput = z
  .object({
    name,
    placeId: placeChoice.optional(),
    memberIds: members.nullish().describe('The ids of up to 500 people who belong to the team from today.'),
    leadIds: leads.nullish().describe('The ids of up to 50 managers or administrators who lead it.'),
  })
  .describe('The new team.');

export const updateTeamInput = z
  .object({
    id: idInput.describe('The id of the team to change. A retired team can be changed too.'),
    name: name.optional(),
    placeId: placeChoice.optional(),
    retired: flag('Retired').optional().describe('True retires the team. False reinstates it.'),
  })
  .describe('The team and its changes. Absent fields stay unchanged.');

export const deleteTeamInput = z
  .object({
    id: idInput.describe('The id of the team to delete, or to retire if it has or had members, shifts or hours.'),
  })
  .describe('The team to delete.');

export const setTeamLeadsInput = z
  .object({
    id: idInput.describe('The id of the team.'),
    userIds: leads.describe('The ids of up to 50 managers or administrators, who replace the present leads.'),
  })
  .describe('The team, and everyone who leads it from now on.');

export const teamInput = z.object({ id: idInput.describe('The id of the team.') });

export const teamsInput = z.object({
  includeRetired: flag('includeRetired').nullish().describe('Whether to include retired teams.'),
});

export const teamPageInput = teamsInput.extend(forwardPageInput);

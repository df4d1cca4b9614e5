import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { calendarDate } from '../../../platform/inputs/date.js';

const id = idInput.describe('The id of the team.');
const userId = idInput.describe('The id of the person.');

export const addTeamMemberInput = z
  .object({
    id,
    userId,
    fromDate: calendarDate('From').nullish().describe('The first day in the team. Today by default.'),
    toDate: calendarDate('To').nullish().describe('The first day outside the team. Absent without an end.'),
  })
  .describe('The person, and from when until when they belong to the team.');

export const endTeamMembershipInput = z
  .object({
    id,
    userId,
    toDate: calendarDate('To')
      .nullish()
      .describe('The first day outside the team. Today by default. A membership that starts later is removed.'),
  })
  .describe('The person, and when their current or next membership ends.');

export const removeTeamMemberInput = z
  .object({ id, userId })
  .describe('The person, all of whose memberships of the team are removed.');

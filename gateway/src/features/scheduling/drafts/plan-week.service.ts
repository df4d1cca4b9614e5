import { command } from '../../../access/index.js';
import { readTimezone } from '../../organization/index.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { placeOnDay } from '../templates/shift-template.rules.js';
import { planWeekInput } from './drafts.inputs.js';
import { createDrafts } from './drafts.service.js';

/** Plans one shift on several days for several people: a draft for each day, with everyone who can work on it. */
export const planWeek = command('planWeek', planWeekInput, async (context, input) => {
  const { title, startTime, endTime, dates, userIds, jobId = null, teamId = null, placeId = null } = input;
  const references = { jobId, teamId, placeId };
  await checkReferences(context, { assignedUserIds: userIds, ...references }, { peopleField: 'userIds' });
  const timezone = await readTimezone(context.em);
  const times = { startTime, endTime, plannedBreakMinutes: input.plannedBreakMinutes ?? 0 };
  const content = { title, ...scheduleText.fill(input), ...references, assignedUserIds: userIds, photoIds: [] };
  return createDrafts(context, {
    wanted: dates.map((date) => ({ date, ...content, ...placeOnDay(times, { date, timezone }) })),
  });
});

import type { z } from 'zod';
import { command } from '../../../access/index.js';
import { dayOf, readTimezone, type Timezone } from '../../organization/index.js';
import { findWrongBreak, hasPeopleOutOfReach, outOfReachMessage } from '../schedules/schedule.rules.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { readSchedules, selectByIds } from '../schedules/schedule-rows.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { countDaysBetween, moveByDays } from '../weeks/week.rules.js';
import { copyShiftsInput } from './drafts.inputs.js';
import type { WantedDraft } from './drafts.rules.js';
import { createDrafts } from './drafts.service.js';
import type { Omission } from './drafts.types.js';

type Copy = z.output<typeof copyShiftsInput>['copies'][number];

/**
 * Copies shifts to other days or people as drafts, at the same local times. A copy has all people of its shift unless the
 * input names others, so that a shift of several people stays one shift.
 */
export const copyShifts = command('copyShifts', copyShiftsInput, async (context, { copies }) => {
  const { em } = context;
  const timezone = await readTimezone(em);
  const originals = await readSchedules(em, selectByIds(new Set(copies.map(({ id }) => id))));
  const byId = new Map(originals.map((original) => [original.id, original]));
  await checkReferences(context, { assignedUserIds: listNewPeople(copies, byId) }, { peopleField: 'userIds' });
  const left: Omission[] = [];
  const wanted = copies.flatMap((copy) => {
    const original = byId.get(copy.id);
    if (original && !hasPeopleOutOfReach(original)) return [draftOf(original, copy, timezone)];
    const message = original ? outOfReachMessage : 'A shift to copy no longer exists';
    left.push({ date: copy.date, userId: null, message });
    return [];
  });
  return createDrafts(context, { wanted, left });
});

/** People who have left since stay in the shift that they worked, and its copies leave them out. Those out of reach are unknown. */
function listNewPeople(copies: readonly Copy[], originals: ReadonlyMap<string, ScheduleView>): string[] {
  const ids = copies.flatMap(({ id, userIds }) =>
    (userIds ?? []).filter(
      (userId) => !originals.get(id)?.assignees.some((person) => person.id === userId && !person.isOutOfReach),
    ),
  );
  return [...new Set(ids)];
}

function draftOf(original: ScheduleView, { date, userIds }: Copy, timezone: Timezone): WantedDraft {
  const { title, job, team, place, photoIds, plannedBreakMinutes } = original;
  const days = countDaysBetween(dayOf(original.startAt, timezone).date, date);
  const times = { ...moveByDays(original, days, timezone), plannedBreakMinutes };
  return {
    date,
    title,
    ...scheduleText.pick(original),
    ...times,
    ...(findWrongBreak(times) && { plannedBreakMinutes: 0 }),
    jobId: job && !job.retired ? job.id : null,
    teamId: team && !team.retired ? team.id : null,
    placeId: place && !place.retired ? place.id : null,
    assignedUserIds: userIds ?? original.assignedUserIds,
    photoIds,
  };
}

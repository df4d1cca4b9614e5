import { ID, Int } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate, instant } from '../../../platform/inputs/date.js';
import { nameText } from '../../../platform/inputs/text.js';
import { pageInput } from '../../../platform/paging/index.js';
import { jobChoice } from '../../jobs/index.js';
import { imageUrls } from '../../photos/index.js';
import { placeChoice } from '../../places/index.js';
import { teamChoice, teamFilter } from '../../teams/index.js';
import { ScheduleStatus } from './schedule.entity.js';
import { findWrongBreak, findWrongTimes, maxPlannedBreakMinutes } from './schedule.rules.js';
import { scheduleText } from './schedule-text.types.js';

const maxEmployees = 500;
const noEmployees = 'Please assign at least one employee';

export const title = nameText('Title').describe('The title of the shift, at most 200 characters.');
const startAt = instant({ missing: 'Start date/time is required', unreadable: 'Invalid start date/time' }).describe(
  'When the shift starts.',
);
const endAt = instant({ missing: 'End date/time is required', unreadable: 'Invalid end date/time' }).describe(
  'When the shift ends, after its start.',
);

const breakRange = `The unpaid break must be between 0 and ${maxPlannedBreakMinutes} minutes`;
export const plannedBreakMinutes = graphqlTypeOf(
  z.int({ error: breakRange }).min(0, breakRange).max(maxPlannedBreakMinutes, breakRange),
  () => Int,
).describe(
  `The unpaid break within the shift, 0 to ${maxPlannedBreakMinutes} minutes and shorter than the shift. 0 for a new shift by default.`,
);

const status = graphqlTypeOf(
  z.enum(ScheduleStatus, { error: 'Status must be DRAFT, PUBLISHED or CANCELED' }),
  () => ScheduleStatus,
).describe('DRAFT by default. The assigned people never see a DRAFT.');

const employee = graphqlTypeOf(z.string({ error: 'An employee must be chosen by their id' }).pipe(idInput), () => ID);
const person = graphqlTypeOf(idInput, () => ID);
export const assignedUserIds = graphqlTypeOf(
  z
    .array(employee, { error: noEmployees })
    .min(1, noEmployees)
    .max(maxEmployees, `At most ${maxEmployees} employees can be assigned`)
    .transform((ids) => [...new Set(ids)]),
  () => [ID],
).describe('The ids of the people who work the shift, 1 to 500.');

const expectedAssignedUserIds = graphqlTypeOf(z.array(employee, { error: 'Expected employees must be a list' }), () => [
  ID,
])
  .nullish()
  .describe('The ids of the people who work the shift as far as the caller knows. Others fail with CONFLICT.');

const images = imageUrls('A schedule');

export const createScheduleShape = z.object({
  title,
  ...scheduleText.inputs,
  startAt,
  endAt,
  plannedBreakMinutes: plannedBreakMinutes.nullish(),
  jobId: jobChoice.optional(),
  teamId: teamChoice.optional(),
  placeId: placeChoice.optional(),
  status: status.nullish(),
  assignedUserIds,
  imageUrls: images.nullish(),
});
const updateScheduleShape = z.object({
  title: title.optional(),
  ...scheduleText.inputs,
  startAt: startAt.optional(),
  endAt: endAt.optional(),
  plannedBreakMinutes: plannedBreakMinutes.nullish(),
  jobId: jobChoice.optional(),
  teamId: teamChoice.optional(),
  placeId: placeChoice.optional(),
  status: status.nullish(),
  assignedUserIds: assignedUserIds.optional(),
  imageUrls: images.nullish(),
});

export const createScheduleInput = requireTimesInOrder(createScheduleShape).describe('The new shift.');

/** Absent fields stay unchanged. The use case checks changed times again together with unchanged ones. */
export const updateScheduleInput = requireTimesInOrder(
  updateScheduleShape.extend({
    expectedAssignedUserIds,
    id: idInput.describe('The id of the shift to change.'),
  }),
).describe('The shift and its changes. Absent fields stay unchanged.');

export const deleteScheduleInput = z
  .object({ id: idInput.describe('The id of the shift to delete.') })
  .describe('The shift to delete.');

const moveAssignmentShape = z.object({
  id: idInput.describe('The id of the shift that the person works now.'),
  userId: person.describe('The id of the person who moves.'),
  toUserId: person.nullish().describe('The id of the person who takes over. By default, nobody does.'),
  startAt: startAt.optional().describe('When the person starts. Absent means unchanged.'),
  endAt: endAt.optional().describe('When the person ends. Absent means unchanged.'),
  intoId: idInput
    .nullish()
    .describe(
      'The id of another shift that the person joins, which takes the times. By default, a person who moves in time gets a shift of their own.',
    ),
});

/** Absent times stay unchanged. */
export const moveAssignmentInput = checkTogether(
  requireTimesInOrder(moveAssignmentShape),
  ['id', 'intoId'],
  ({ id, intoId }) => (id === intoId ? { intoId: 'Choose another shift' } : undefined),
).describe('The person, the shift they leave, and where they go.');

export const scheduleInput = z.object({ id: idInput.describe('The id of the schedule.') });

/** `id` is the schedule to be changed. Without it, the input is a new schedule. */
export const scheduleWarningsInput = requireTimesInOrder(
  createScheduleShape.extend({
    id: idInput.nullish().describe('The schedule that would be changed. Absent for a new one.'),
  }),
);

const bound = (label: string) => {
  const message = `${label} must be an instant such as 2026-03-08T09:00:00Z`;
  return instant({ missing: message, unreadable: message });
};

/** Schedules that overlap the half-open range from `from` to `to`. Without bounds, all schedules. */
export const schedulesInput = checkTogether(
  z.object({
    ...pageInput,
    from: bound('From').nullish().describe('Only schedules that end after this instant.'),
    to: bound('To').nullish().describe('Only schedules that start before this instant.'),
    teamId: teamFilter,
  }),
  ['from', 'to'],
  ({ from, to }) => (from && to && from >= to ? { to: 'To must be after from' } : undefined),
);

interface Times {
  readonly startAt?: Date | undefined;
  readonly endAt?: Date | undefined;
  readonly plannedBreakMinutes?: number | null | undefined;
}

function requireTimesInOrder<Schema extends z.ZodType<Times>>(schema: Schema): Schema {
  const ordered = checkTogether(schema, ['startAt', 'endAt'], ({ startAt: start, endAt: end }) =>
    start && end ? findWrongTimes(start, end) : undefined,
  );
  return checkTogether(ordered, ['startAt', 'endAt', 'plannedBreakMinutes'], (times) => {
    const { startAt: start, endAt: end, plannedBreakMinutes: minutes } = times;
    if (!start || !end) return undefined;
    return findWrongBreak({ startAt: start, endAt: end, plannedBreakMinutes: minutes ?? 0 });
  });
}

/** Each date selects its calendar week. */
export const copyScheduleWeekInput = z
  .object({
    fromDate: calendarDate('From date').describe('Any day of the week, Sunday to Saturday, to copy from.'),
    toDate: calendarDate('To date').describe('Any day of the week, Sunday to Saturday, to copy to.'),
  })
  .describe('The two weeks, in the organization’s calendar.');

export const publishSchedulesInput = z
  .object({
    weekOf: calendarDate('Week').describe('Any day of the week, Sunday to Saturday.'),
    teamId: teamFilter,
  })
  .describe('The week whose drafts are published.');

import type { SessionUser } from '@timetrack/contracts';
import { api, rejectWith, respondWith } from '@timetrack/testing/graphql-api';
import * as documents from '../../features/timesheets/timesheets.graphql.js';
import type { Timeclock_Timesheets_LoadCountQueryVariables } from '../../gql/graphql.js';
import { aBreak } from '../builders.js';
import { aCalendar, anException, aPage, aReviewed } from '../timesheets-builders.js';
import type { FakeTimesheet, World } from './world.js';

const hour = 3_600_000;

/** The review of timesheets on the make-believe organization. */
export function fakeReview(world: World, whoCalls: () => SessionUser) {
  const shown = (timesheet: FakeTimesheet) => reviewed(timesheet, whoCalls().role !== 'ACCOUNTANT');
  const found = (question: Timeclock_Timesheets_LoadCountQueryVariables) =>
    world.timesheets.map(shown).filter((timesheet) => answers(timesheet, question));
  return [
    api.query(documents.LoadTimesheets, ({ variables }) => respondWith({ timesheets: aPage(found(variables)) })),
    api.query(documents.CountTimesheets, ({ variables }) => respondWith({ timesheets: aPage(found(variables)) })),
    api.query(documents.LoadCalendar, () => respondWith(aCalendar())),
    api.query(documents.LoadPeople, () =>
      respondWith({ users: world.timesheets.map(({ user }) => ({ ...user, status: 'ACTIVE' as const })) }),
    ),
    api.query(documents.LoadTimesheet, ({ variables }) => {
      const timesheet = world.timesheets.find(({ id }) => id === variables.id);
      return timesheet
        ? respondWith({ timesheet: shown(timesheet) })
        : rejectWith({ message: 'Gone', code: 'NOT_FOUND' });
    }),
    ...changes(world, shown),
  ];
}

function changes(world: World, shown: (timesheet: FakeTimesheet) => ReturnType<typeof reviewed>) {
  const known = (id: string) => world.timesheets.find((timesheet) => timesheet.id === id) as FakeTimesheet;
  return [
    api.mutation(documents.SetTimes, ({ variables: { id, input } }) => {
      const { clockInAt, clockOutAt = null, breaks } = input;
      const pauses = (breaks ?? []).map(({ endAt = null, ...one }, index) =>
        aBreak({ ...one, endAt, id: `${id}-${index}` }),
      );
      const timesheet = Object.assign(known(id), { clockInAt, clockOutAt, breaks: pauses });
      timesheet.status = clockOutAt ? 'PENDING' : 'OPEN';
      timesheet.durationMinutes =
        clockOutAt === null ? null : Math.floor((Date.parse(clockOutAt) - Date.parse(clockInAt)) / 60_000);
      return respondWith({ setTimesheetTimes: shown(timesheet) });
    }),
    api.mutation(documents.DeleteTimesheet, ({ variables }) => {
      world.timesheets.splice(world.timesheets.indexOf(known(variables.id)), 1);
      return respondWith({ deleteTimesheet: true });
    }),
    api.mutation(documents.ApproveTimesheet, ({ variables }) => {
      const timesheet = Object.assign(known(variables.id), { status: 'APPROVED' as const });
      return respondWith({ approveTimesheet: shown(timesheet) });
    }),
    api.mutation(documents.ApproveTimesheets, () => {
      const pending = world.timesheets.filter(({ status }) => status === 'PENDING');
      for (const timesheet of pending) timesheet.status = 'APPROVED';
      const result = { approved: pending.length, skipped: 0, remaining: 0 };
      return respondWith({ approveTimesheets: { __typename: 'ApprovedTimesheets', ...result } });
    }),
    api.mutation(documents.AddTimesheet, () =>
      rejectWith({ message: 'This make-believe organization adds nothing', code: 'CONFLICT' }),
    ),
  ];
}

function reviewed(timesheet: FakeTimesheet, canReview: boolean) {
  const { clockInAt, clockOutAt, breaks } = timesheet;
  const isForgotten = clockOutAt === null && Date.now() - Date.parse(clockInAt) > 16 * hour;
  const exceptions = isForgotten ? [anException('OPEN_OVER_16_HOURS', 'In progress for more than 16 hours')] : [];
  const version = JSON.stringify([clockInAt, clockOutAt, breaks]);
  return structuredClone(aReviewed({ ...timesheet, version, exceptions, canReview }));
}

function answers(
  { user, status, exceptions }: ReturnType<typeof reviewed>,
  question: Timeclock_Timesheets_LoadCountQueryVariables,
): boolean {
  return (
    (!question.userId || question.userId === user.id) &&
    (!question.status || question.status === status) &&
    (!question.exception || exceptions.some(({ code }) => code === question.exception))
  );
}

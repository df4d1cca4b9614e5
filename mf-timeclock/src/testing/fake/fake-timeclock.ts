import type { SessionUser } from '@timetrack/contracts';
import { api, rejectWith, respondWith } from '@timetrack/testing/graphql-api';
import { ClockIn, ClockOut, EndBreak, LoadActiveTimesheet, StartBreak } from '../../features/clock/clock.graphql.js';
import { openBreak, stateOf } from '../../features/clock/clock-state.js';
import { LoadJobs } from '../../features/clock/job-picker.graphql.js';
import {
  LoadOpenTimesheets,
  LoadPendingTimesheets,
  LoadStats,
  WatchClockStatus,
} from '../../features/dashboard/dashboard.graphql.js';
import { LoadSchedules } from '../../features/home/home.graphql.js';
import { SaveNotes, UploadPhotos } from '../../features/notes/notes.graphql.js';
import { aPageOf, stats } from '../builders.js';
import { fakeReview } from './fake-review.js';
import { Refusal, World } from './world.js';

/** This module's operations on a make-believe organization, for `npm run dev`. */
export function fakeTimeclock(whoCalls: () => SessionUser) {
  const world = new World();
  return [
    ...readings(world, whoCalls),
    ...punches(world, whoCalls),
    ...notes(world),
    watching(world),
    ...fakeReview(world, whoCalls),
  ];
}

function readings(world: World, whoCalls: () => SessionUser) {
  const listed = (status: 'OPEN' | 'PENDING') => world.timesheets.filter((timesheet) => timesheet.status === status);
  return [
    api.query(LoadActiveTimesheet, () => respondWith({ activeTimesheet: copy(world.activeOf(whoCalls())) })),
    api.query(LoadJobs, () => respondWith({ jobs: copy(world.jobs) })),
    api.query(LoadSchedules, ({ variables }) =>
      respondWith({ schedules: whoCalls().role === 'WORKER' ? world.schedules(variables.from) : [] }),
    ),
    api.query(LoadStats, () => respondWith({ dashboardStats: stats(world.stats()) })),
    api.query(LoadPendingTimesheets, () => respondWith({ timesheets: aPageOf(listed('PENDING').slice(0, 5)) })),
    api.query(LoadOpenTimesheets, () => {
      const open = listed('OPEN');
      return respondWith({ timesheets: aPageOf(open.slice(0, 8), open.length) });
    }),
  ];
}

function punches(world: World, whoCalls: () => SessionUser) {
  return [
    api.mutation(ClockIn, ({ variables }) =>
      decide(() => ({ clockIn: copy(world.clockIn(whoCalls(), variables.input?.jobId)) })),
    ),
    api.mutation(ClockOut, () => decide(() => ({ clockOut: copy(world.clockOut(whoCalls())) }))),
    api.mutation(StartBreak, () => decide(() => ({ startBreak: copy(world.startBreak(whoCalls())) }))),
    api.mutation(EndBreak, () => decide(() => ({ endBreak: copy(world.endBreak(whoCalls())) }))),
  ];
}

function notes(world: World) {
  return [
    api.mutation(SaveNotes, ({ variables: { id, input } }) =>
      decide(() => ({ updateTimesheet: copy(world.save(id, input.notes, input.imageUrls)) })),
    ),
    api.mutation(UploadPhotos, async ({ request }) => {
      const form = await request.clone().formData();
      const files = [...form.values()].filter((value) => value instanceof File);
      return respondWith({ uploadTimesheetImages: { images: files.map((file) => world.keep(file)) } });
    }),
  ];
}

function watching(world: World) {
  return api.subscription(WatchClockStatus, ({ subscription, finalize }) => {
    const stop = world.watch((timesheet) => {
      const since = openBreak(timesheet)?.startAt ?? timesheet.clockOutAt ?? timesheet.clockInAt;
      const { user } = timesheet;
      subscription.publish({ data: { clockStatusChanged: { state: stateOf(timesheet), since, user } } });
    });
    finalize(stop);
  });
}

function decide<Data extends Record<string, unknown>>(act: () => Data) {
  try {
    return respondWith(act());
  } catch (error) {
    if (error instanceof Refusal) return rejectWith<Data>({ message: error.message, code: 'CONFLICT' });
    throw error;
  }
}

/** As if it had gone over the wire: later changes of the world don't reach what was already sent. */
function copy<Thing>(thing: Thing): Thing {
  return structuredClone(thing);
}

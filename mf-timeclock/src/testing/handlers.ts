import { answered, api } from '@timetrack/testing/graphql-api';
import { ClockIn, ClockOut, EndBreak, LoadActiveTimesheet, StartBreak } from '../features/clock/clock.graphql.js';
import { LoadJobs } from '../features/clock/job-picker.graphql.js';
import {
  LoadOpenTimesheets,
  LoadPendingTimesheets,
  LoadStats,
  WatchClockStatus,
} from '../features/dashboard/dashboard.graphql.js';
import { LoadSchedules } from '../features/home/home.graphql.js';
import { SaveNotes, UploadPhotos } from '../features/notes/notes.graphql.js';
import { aBreak, aPageOf, aPhoto, aTimesheet, stats } from './builders.js';
import { timesheetsDefaults } from './timesheets-handlers.js';

/** One plain answer to every operation of this module: nobody is clocked in, every list is empty, every change succeeds. */
export const defaults = [
  api.query(LoadActiveTimesheet, () => answered({ activeTimesheet: null })),
  api.query(LoadJobs, () => answered({ jobs: [] })),
  api.query(LoadSchedules, () => answered({ schedules: [] })),
  api.query(LoadStats, () => answered({ dashboardStats: stats() })),
  api.query(LoadPendingTimesheets, () => answered({ timesheets: aPageOf([]) })),
  api.query(LoadOpenTimesheets, () => answered({ timesheets: aPageOf([]) })),
  api.mutation(ClockIn, () => answered({ clockIn: aTimesheet() })),
  api.mutation(ClockOut, () =>
    answered({ clockOut: { ...aTimesheet({ clockOutAt: '2024-01-02T01:00:00.000Z' }), status: 'PENDING' } }),
  ),
  api.mutation(StartBreak, () => answered({ startBreak: aTimesheet({ breaks: [aBreak()] }) })),
  api.mutation(EndBreak, () =>
    answered({ endBreak: aTimesheet({ breaks: [aBreak({ endAt: '2024-01-01T23:30:00.000Z' })] }) }),
  ),
  api.mutation(SaveNotes, ({ variables }) =>
    answered({ updateTimesheet: aTimesheet({ id: variables.id, notes: variables.input.notes ?? '' }) }),
  ),
  api.mutation(UploadPhotos, () => answered({ uploadTimesheetImages: { images: [aPhoto('a')] } })),
  api.subscription(WatchClockStatus, () => undefined),
  ...timesheetsDefaults,
];

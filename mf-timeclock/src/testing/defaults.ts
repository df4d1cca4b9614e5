import { api, respondWith } from '@timetrack/testing/graphql-api';
import { LoadJobs, WatchClockStatus, WatchOwnClock } from '../features/clock/clock.graphql.js';
import {
  ClockIn,
  ClockOut,
  CloseForgotten,
  EndBreak,
  LoadActiveTimesheet,
  StartBreak,
  SwitchJob,
} from '../features/clock/punches.graphql.js';
import { LoadAttention } from '../features/dashboard/attention/attention.graphql.js';
import { LoadPendingTimesheets } from '../features/dashboard/recent-timesheets.graphql.js';
import { LoadStats } from '../features/dashboard/stat-cards.graphql.js';
import { LoadOpenTimesheets } from '../features/dashboard/working-now.graphql.js';
import { LoadFirstSteps } from '../features/first-steps/first-steps.graphql.js';
import { LoadSchedules } from '../features/home/todays-schedule.graphql.js';
import { SaveNotes, UploadPhotos } from '../features/notes/notes-and-photos.graphql.js';
import { aBreak, anAttention, aPageOf, aPhoto, aTimesheet, stats } from './builders.js';
import { hoursDefaults } from './hours-defaults.js';
import { timesheetsDefaults } from './timesheets-defaults.js';

/** One default response to every operation: nobody is clocked in, every list is empty, every change succeeds. */
export const defaults = [
  api.query(LoadActiveTimesheet, () => respondWith({ activeTimesheet: null })),
  api.query(LoadJobs, () => respondWith({ jobs: [], clockInJob: null })),
  api.query(LoadSchedules, () => respondWith({ schedules: [] })),
  api.query(LoadStats, () => respondWith({ dashboardStats: stats() })),
  api.query(LoadPendingTimesheets, () => respondWith({ timesheets: aPageOf([]) })),
  api.query(LoadOpenTimesheets, () => respondWith({ timesheets: aPageOf([]) })),
  api.query(LoadAttention, () => respondWith({ viewer: { __typename: 'Viewer', attention: anAttention() } })),
  api.query(LoadFirstSteps, () => respondWith({ viewer: { __typename: 'Viewer', firstSteps: null } })),
  api.mutation(ClockIn, () => respondWith({ clockIn: aTimesheet() })),
  api.mutation(ClockOut, () =>
    respondWith({ clockOut: { ...aTimesheet({ clockOutAt: '2024-01-02T01:00:00.000Z' }), status: 'PENDING' } }),
  ),
  api.mutation(StartBreak, () => respondWith({ startBreak: aTimesheet({ breaks: [aBreak()] }) })),
  api.mutation(EndBreak, () =>
    respondWith({ endBreak: aTimesheet({ breaks: [aBreak({ endAt: '2024-01-01T23:30:00.000Z' })] }) }),
  ),
  api.mutation(SaveNotes, ({ variables }) =>
    respondWith({ updateTimesheet: aTimesheet({ id: variables.id, notes: variables.input.notes ?? '' }) }),
  ),
  api.mutation(UploadPhotos, () => respondWith({ uploadTimesheetImages: { images: [aPhoto('a')] } })),
  api.subscription(WatchClockStatus, () => undefined),
  api.subscription(WatchOwnClock, () => undefined),
  api.mutation(SwitchJob, () => respondWith({ switchJob: aTimesheet({ id: 'timesheet-2' }) })),
  api.mutation(CloseForgotten, () =>
    respondWith({ closeForgotten: { ...aTimesheet({ clockOutAt: '2024-01-02T01:00:00.000Z' }), status: 'PENDING' } }),
  ),
  ...timesheetsDefaults,
  ...hoursDefaults,
];

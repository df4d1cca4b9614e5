import { aConnection, aPayload, api, aViewer, respondWith } from '@timetrack/testing/graphql-api';
import { GiveBreakAnswer, LoadMissedMeals } from '../features/break-question/break-question.graphql.js';
import { LoadJobChoices, LoadJobs, WatchClockStatus, WatchOwnClock } from '../features/clock/clock.graphql.js';
import {
  ClockIn,
  ClockOut,
  CloseForgotten,
  EndBreak,
  LoadActiveTimesheet,
  StartBreak,
  SwitchJob,
} from '../features/clock/punches.graphql.js';
import {
  LoadAttention,
  LoadOpenTimesheets,
  LoadPendingTimesheets,
  LoadStats,
} from '../features/dashboard/dashboard.graphql.js';
import { LoadFirstSteps } from '../features/first-steps/first-steps.graphql.js';
import { LoadSchedules } from '../features/home/todays-schedule.graphql.js';
import { SaveNotes, UploadPhotos } from '../features/notes/notes-and-photos.graphql.js';
import { aBreak, aDay, anAttention, answeredTimesheet, aPhoto, aTimesheet, stats } from './builders.js';
import { hoursDefaults } from './hours-defaults.js';
import { aPage } from './timesheets-builders.js';
import { timesheetsDefaults } from './timesheets-defaults.js';

/** One default response to every operation: the viewer is clocked out, lists are empty, changes succeed. */
export const defaults = [
  api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: null }))),
  api.query(LoadJobs, () => respondWith(aViewer({ jobChoices: aConnection('Job', []), clockInJob: null }))),
  api.query(LoadJobChoices, () => respondWith(aViewer({ jobChoices: aConnection('Job', []) }))),
  api.query(LoadSchedules, () => respondWith(aViewer({ myDay: aDay(), schedules: aConnection('Schedule', []) }))),
  api.query(LoadStats, () => respondWith(aViewer({ dashboardStats: stats() }))),
  api.query(LoadPendingTimesheets, () => respondWith(aViewer({ timesheets: aPage([]) }))),
  api.query(LoadOpenTimesheets, () => respondWith(aViewer({ timesheets: aPage([]) }))),
  api.query(LoadAttention, () => respondWith({ viewer: { __typename: 'Viewer', attention: anAttention() } })),
  api.query(LoadFirstSteps, () => respondWith({ viewer: { __typename: 'Viewer', firstSteps: null } })),
  api.mutation(ClockIn, () => respondWith(aPayload('timesheetClockIn', { timesheet: aTimesheet() }))),
  api.mutation(ClockOut, () =>
    respondWith(
      aPayload('timesheetClockOut', {
        timesheet: { ...aTimesheet({ clockOutAt: '2024-01-02T01:00:00.000Z' }), status: 'PENDING' as const },
      }),
    ),
  ),
  api.query(LoadMissedMeals, () => respondWith(aViewer({ myPay: { __typename: 'OwnPay' as const, exceptions: [] } }))),
  api.mutation(GiveBreakAnswer, ({ variables: { input } }) =>
    respondWith(aPayload('breakAnswerGive', { timesheet: answeredTimesheet(input) })),
  ),
  api.mutation(StartBreak, () =>
    respondWith(aPayload('timesheetBreakStart', { timesheet: aTimesheet({ breaks: [aBreak()] }) })),
  ),
  api.mutation(EndBreak, () =>
    respondWith(
      aPayload('timesheetBreakEnd', {
        timesheet: aTimesheet({ breaks: [aBreak({ endAt: '2024-01-01T23:30:00.000Z' })] }),
      }),
    ),
  ),
  api.mutation(SaveNotes, ({ variables: { input } }) =>
    respondWith(aPayload('timesheetUpdate', { timesheet: aTimesheet({ id: input.id, notes: input.notes ?? '' }) })),
  ),
  api.mutation(UploadPhotos, () => respondWith(aPayload('timesheetImagesUpload', { images: [aPhoto('a')] }))),
  api.subscription(WatchClockStatus, () => undefined),
  api.subscription(WatchOwnClock, () => undefined),
  api.mutation(SwitchJob, () =>
    respondWith(aPayload('timesheetJobSwitch', { timesheet: aTimesheet({ id: 'timesheet-2' }) })),
  ),
  api.mutation(CloseForgotten, () =>
    respondWith(
      aPayload('timesheetCloseForgotten', {
        timesheet: { ...aTimesheet({ clockOutAt: '2024-01-02T01:00:00.000Z' }), status: 'PENDING' as const },
      }),
    ),
  ),
  ...timesheetsDefaults,
  ...hoursDefaults,
];

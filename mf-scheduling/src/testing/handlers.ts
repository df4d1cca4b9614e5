import { answered, api } from '@timetrack/testing/graphql-api';
import {
  CopyWeek,
  CreateSchedule,
  DeleteSchedule,
  LoadBoard,
  LoadFeed,
  LoadHours,
  LoadJobs,
  LoadWarnings,
  MoveSchedule,
  PublishDrafts,
  ResetFeed,
  UpdateSchedule,
  UploadImages,
} from '../features/schedule/schedule.graphql.js';
import { aBoard, anImage, aSchedule } from './builders.js';

const feed = (secret: string) => ({
  __typename: 'CalendarFeed' as const,
  url: `https://timetrack.example/api/calendar/${secret}.ics`,
});

/** One plain answer to every operation of the schedule: three people without a shift, every change succeeds. */
export const scheduleDefaults = [
  api.query(LoadBoard, () => answered({ scheduleBoard: aBoard() })),
  api.query(LoadHours, () => answered({ scheduleBoard: aBoard() })),
  api.query(LoadJobs, () => answered({ jobs: [{ __typename: 'Job', id: 'job-1', name: 'Riverside' }] })),
  api.query(LoadWarnings, () => answered({ scheduleWarnings: [] })),
  api.mutation(CreateSchedule, () => answered({ createSchedule: aSchedule({ id: 'schedule-new' }) })),
  api.mutation(UpdateSchedule, ({ variables }) => answered({ updateSchedule: aSchedule({ id: variables.id }) })),
  api.mutation(MoveSchedule, ({ variables }) =>
    answered({ updateSchedule: { ...aSchedule({ id: variables.id }), warnings: [] } }),
  ),
  api.mutation(DeleteSchedule, () => answered({ deleteSchedule: true })),
  api.mutation(UploadImages, () => answered({ uploadScheduleImages: { images: [anImage('a')] } })),
  api.mutation(CopyWeek, () => answered({ copyScheduleWeek: [] })),
  api.mutation(PublishDrafts, () => answered({ publishSchedules: [] })),
  api.query(LoadFeed, () => answered({ calendarFeed: feed('first') })),
  api.mutation(ResetFeed, () => answered({ resetCalendarFeed: feed('second') })),
];

import type { SessionUser } from '@timetrack/contracts';
import { api, respondWith } from '@timetrack/testing/graphql-api';
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
} from '../../features/schedule/schedule.graphql.js';
import { jobs, SchedulingWorld } from './scheduling-world.js';

/** The schedule's operations on a make-believe organization, for the module alone. */
export function fakeSchedule(whoCalls: () => SessionUser) {
  const world = new SchedulingWorld(Number(new URLSearchParams(window.location.search).get('people') ?? 0));
  return [...readings(world, whoCalls), ...changes(world), ...feed(world)];
}

function readings(world: SchedulingWorld, whoCalls: () => SessionUser) {
  const ownId = () => (whoCalls().role === 'WORKER' ? whoCalls().id : null);
  return [
    api.query(LoadBoard, ({ variables: { from, to } }) =>
      respondWith({ scheduleBoard: world.board(from, to, ownId()) }),
    ),
    api.query(LoadHours, ({ variables: { from, to } }) =>
      respondWith({ scheduleBoard: world.board(from, to, ownId()) }),
    ),
    api.query(LoadJobs, () => respondWith({ jobs })),
    api.query(LoadWarnings, ({ variables: { id, input } }) =>
      respondWith({ scheduleWarnings: world.warnings(id, input) }),
    ),
  ];
}

function changes(world: SchedulingWorld) {
  return [
    api.mutation(CreateSchedule, ({ variables }) => respondWith({ createSchedule: world.create(variables.input) })),
    api.mutation(UpdateSchedule, ({ variables: { id, input } }) =>
      respondWith({ updateSchedule: world.update(id, input) }),
    ),
    api.mutation(MoveSchedule, ({ variables: { id, input } }) => {
      const moved = world.update(id, input);
      return respondWith({ updateSchedule: { ...moved, warnings: world.warnings(id, moved) } });
    }),
    api.mutation(DeleteSchedule, ({ variables }) => {
      world.remove(variables.id);
      return respondWith({ deleteSchedule: true });
    }),
    api.mutation(PublishDrafts, ({ variables }) =>
      respondWith({ publishSchedules: world.publish(variables.input.weekOf) }),
    ),
    api.mutation(CopyWeek, ({ variables }) =>
      respondWith({ copyScheduleWeek: world.copyWeek(variables.input.fromDate) }),
    ),
    api.mutation(UploadImages, async ({ request }) => {
      const form = await request.clone().formData();
      const files = [...form.values()].filter((value) => value instanceof File);
      const images = files.map((file) => {
        const url = URL.createObjectURL(file);
        return { __typename: 'Image' as const, url, thumbnailUrl: url };
      });
      return respondWith({ uploadScheduleImages: { images } });
    }),
  ];
}

function feed(world: SchedulingWorld) {
  const calendarFeed = () => ({
    __typename: 'CalendarFeed' as const,
    url: `${window.location.origin}/api/calendar/${world.feed}.ics`,
  });
  return [
    api.query(LoadFeed, () => respondWith({ calendarFeed: calendarFeed() })),
    api.mutation(ResetFeed, () => {
      world.feed = `${world.feed}-again`;
      return respondWith({ resetCalendarFeed: calendarFeed() });
    }),
  ];
}

import { api, respondWith } from '@timetrack/testing/graphql-api';
import {
  CreateSchedule,
  LoadBoard,
  LoadConflicts,
  LoadDay,
  LoadHours,
  LoadMonth,
  LoadPeople,
  LoadSchedule,
} from '../features/schedule/board/board.graphql.js';
import {
  DeleteSchedule,
  LoadJobs,
  LoadWarnings,
  UpdateSchedule,
  UploadImages,
} from '../features/schedule/board/schedule.graphql.js';
import { MoveAssignment, MoveSchedule } from '../features/schedule/drag/save-move.graphql.js';
import { LoadFeed, LoadFeedQr, ResetFeed } from '../features/schedule/feed/feed.graphql.js';
import { ChangeSelection } from '../features/schedule/selection/selection.graphql.js';
import {
  ApplyTemplate,
  CreateTemplate,
  DeleteTemplate,
  LoadTemplates,
  OrderTemplates,
  UpdateTemplate,
} from '../features/schedule/templates/templates.graphql.js';
import { CopyWeek, PublishDrafts } from '../features/schedule/toolbar/toolbar.graphql.js';
import { aBoard, aMonth, anImage, aSchedule, aTemplate } from './builders.js';

const feed = (secret: string) => ({
  __typename: 'CalendarFeed' as const,
  url: `https://timetrack.example/api/calendar/${secret}.ics`,
  webcalUrl: `webcal://timetrack.example/api/calendar/${secret}.ics`,
});

/** Responds to all queries of the board: the week, the month, its days, and their conflicts. */
export const boardHandlers = (members: Parameters<typeof aBoard>[0]) => [
  api.query(LoadBoard, () => respondWith({ scheduleBoard: aBoard(members) })),
  api.query(LoadMonth, ({ variables }) => respondWith({ scheduleDays: aMonth(variables, members) })),
  api.query(LoadDay, () => respondWith({ scheduleBoard: aBoard(members) })),
  api.query(LoadPeople, () => respondWith({ scheduleBoard: aBoard(members) })),
  api.query(LoadConflicts, () => respondWith({ scheduleBoard: aBoard(members) })),
];

/** Responds with these templates. */
export const respondWithTemplates = (...nodes: ReturnType<typeof aTemplate>[]) =>
  api.query(LoadTemplates, () =>
    respondWith({
      viewer: { __typename: 'Viewer', shiftTemplates: { __typename: 'ShiftTemplateConnection', nodes } },
    }),
  );

/** The default responses of the templates' operations: no templates, and every mutation succeeds. */
const templateDefaults = [
  respondWithTemplates(),
  api.mutation(CreateTemplate, ({ variables: { input } }) =>
    respondWith({
      shiftTemplateCreate: { __typename: 'ShiftTemplateCreatePayload', shiftTemplate: aTemplate(input.name) },
    }),
  ),
  api.mutation(UpdateTemplate, ({ variables: { input } }) =>
    respondWith({
      shiftTemplateUpdate: {
        __typename: 'ShiftTemplateUpdatePayload',
        shiftTemplate: aTemplate('Early', { id: input.id }),
      },
    }),
  ),
  api.mutation(DeleteTemplate, ({ variables: { input } }) =>
    respondWith({
      shiftTemplateDelete: { __typename: 'ShiftTemplateDeletePayload', deletedShiftTemplateId: input.id },
    }),
  ),
  api.mutation(OrderTemplates, () =>
    respondWith({ shiftTemplateOrder: { __typename: 'ShiftTemplateOrderPayload', shiftTemplates: [] } }),
  ),
  api.mutation(ApplyTemplate, () =>
    respondWith({
      shiftTemplateApply: {
        __typename: 'ShiftTemplateApplyPayload',
        schedule: { ...aSchedule({ id: 'schedule-new', status: 'DRAFT' }), conflicts: [] },
      },
    }),
  ),
];

/** The default responses of the schedule's operations: three people without shifts, and every mutation succeeds. */
export const scheduleDefaults = [
  ...templateDefaults,
  ...boardHandlers({}),
  api.query(LoadSchedule, ({ variables }) =>
    respondWith({ schedule: { ...aSchedule({ id: variables.id }), conflicts: [] } }),
  ),
  api.query(LoadHours, () => respondWith({ scheduleBoard: aBoard() })),
  api.query(LoadJobs, () => respondWith({ jobs: [{ __typename: 'Job', id: 'job-1', name: 'Riverside' }] })),
  api.query(LoadWarnings, () => respondWith({ scheduleWarnings: [] })),
  api.mutation(CreateSchedule, () => respondWith({ createSchedule: aSchedule({ id: 'schedule-new' }) })),
  api.mutation(UpdateSchedule, ({ variables }) => respondWith({ updateSchedule: aSchedule({ id: variables.id }) })),
  api.mutation(MoveSchedule, ({ variables }) =>
    respondWith({ updateSchedule: { ...aSchedule({ id: variables.id }), conflicts: [] } }),
  ),
  api.mutation(MoveAssignment, ({ variables: { input } }) => {
    const schedule = { ...aSchedule({ id: input.id }), conflicts: [] };
    return respondWith({
      scheduleAssignmentMove: { __typename: 'ScheduleAssignmentMovePayload', schedule, leftSchedule: null },
    });
  }),
  api.mutation(DeleteSchedule, () => respondWith({ deleteSchedule: true })),
  api.mutation(UploadImages, () => respondWith({ uploadScheduleImages: { images: [anImage('a')] } })),
  api.mutation(ChangeSelection, ({ variables: { input } }) =>
    respondWith({
      scheduleSelectionChange: { __typename: 'ScheduleSelectionChangePayload', changedIds: [...input.ids], left: [] },
    }),
  ),
  api.mutation(CopyWeek, () => respondWith({ copyScheduleWeek: [] })),
  api.mutation(PublishDrafts, () => respondWith({ publishSchedules: [] })),
  api.query(LoadFeed, () => respondWith({ calendarFeed: feed('first') })),
  api.query(LoadFeedQr, () => {
    const { __typename, url } = feed('first');
    return respondWith({ calendarFeed: { __typename, url, qrCodeDataUrl: 'data:image/png;base64,first' } });
  }),
  api.mutation(ResetFeed, () => respondWith({ resetCalendarFeed: feed('second') })),
];

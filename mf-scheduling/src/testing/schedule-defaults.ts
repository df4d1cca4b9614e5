import { aConnection, aPayload, api, aViewer, respondWith } from '@timetrack/testing/graphql-api';
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
  ChangeSelection,
  CopyWeek,
  DeleteSchedule,
  LoadColleagues,
  LoadJobs,
  LoadTeams,
  LoadTeamsAndPlaces,
  LoadWarnings,
  MoveAssignment,
  MoveSchedule,
  PublishDrafts,
  UpdateSchedule,
  UploadImages,
} from '../features/schedule/board/schedule.graphql.js';
import {
  ApplyWeekTemplate,
  AssignShifts,
  CopyShifts,
  CreateWeekTemplate,
  DeleteWeekTemplate,
  LoadWeekTemplates,
  PlanWeek,
  UpdateWeekTemplate,
} from '../features/schedule/drafts/drafts.graphql.js';
import { LoadFeed, LoadFeedQr, ResetFeed } from '../features/schedule/feed/feed.graphql.js';
import {
  ApplyTemplate,
  CreateTemplate,
  DeleteTemplate,
  LoadTemplates,
  OrderTemplates,
  UpdateTemplate,
} from '../features/schedule/templates/templates.graphql.js';
import { aBoard, aMonth, anImage, aSchedule, aTemplate } from './builders.js';

const feed = (secret: string) => ({
  __typename: 'CalendarFeed' as const,
  url: `https://timetrack.example/api/calendar/${secret}.ics`,
  webcalUrl: `webcal://timetrack.example/api/calendar/${secret}.ics`,
});

/** Responds to all queries of the board: the week, the month, its days, and their conflicts. */
export const boardHandlers = (members: Parameters<typeof aBoard>[0]) => [
  api.query(LoadBoard, () => respondWith(aViewer({ scheduleBoard: aBoard(members) }))),
  api.query(LoadMonth, ({ variables }) => respondWith(aViewer({ scheduleDays: aMonth(variables, members) }))),
  api.query(LoadDay, () => respondWith(aViewer({ scheduleBoard: aBoard(members) }))),
  api.query(LoadPeople, () => respondWith(aViewer({ scheduleBoard: aBoard(members) }))),
  api.query(LoadConflicts, () => respondWith(aViewer({ scheduleBoard: aBoard(members) }))),
];

/** Responds with these templates. */
export const respondWithTemplates = (...nodes: ReturnType<typeof aTemplate>[]) =>
  api.query(LoadTemplates, () => respondWith(aViewer({ shiftTemplates: aConnection('ShiftTemplate', nodes) })));

/** The default responses of the templates' operations: no templates, and every mutation succeeds. */
const templateDefaults = [
  respondWithTemplates(),
  api.mutation(CreateTemplate, ({ variables: { input } }) =>
    respondWith(aPayload('shiftTemplateCreate', { shiftTemplate: aTemplate(input.name) })),
  ),
  api.mutation(UpdateTemplate, ({ variables: { input } }) =>
    respondWith(aPayload('shiftTemplateUpdate', { shiftTemplate: aTemplate('Early', { id: input.id }) })),
  ),
  api.mutation(DeleteTemplate, ({ variables: { input } }) =>
    respondWith(aPayload('shiftTemplateDelete', { deletedShiftTemplateId: input.id })),
  ),
  api.mutation(OrderTemplates, () => respondWith(aPayload('shiftTemplateOrder', { shiftTemplates: [] }))),
  api.mutation(ApplyTemplate, () =>
    respondWith(
      aPayload('shiftTemplateApply', {
        schedule: { ...aSchedule({ id: 'schedule-new', status: 'DRAFT' }), conflicts: [] },
      }),
    ),
  ),
];

const aWeekTemplate = (id: string, name: string) => ({
  __typename: 'WeekTemplate' as const,
  ...{ id, name, shiftCount: 1, peopleCount: 1 },
});

/** No week templates, and every plan adds nothing. */
const draftDefaults = [
  api.query(LoadWeekTemplates, () => respondWith(aViewer({ weekTemplates: aConnection('WeekTemplate', []) }))),
  api.mutation(PlanWeek, () => respondWith(aPayload('scheduleWeekPlan', { schedules: [], left: [] }))),
  api.mutation(CopyShifts, () => respondWith(aPayload('scheduleSelectionCopy', { schedules: [], left: [] }))),
  api.mutation(AssignShifts, () => respondWith(aPayload('scheduleSelectionAssign', { changedIds: [], left: [] }))),
  api.mutation(ApplyWeekTemplate, () => respondWith(aPayload('weekTemplateApply', { schedules: [], left: [] }))),
  api.mutation(CreateWeekTemplate, ({ variables: { input } }) =>
    respondWith(aPayload('weekTemplateCreate', { weekTemplate: aWeekTemplate('week-new', input.name) })),
  ),
  api.mutation(UpdateWeekTemplate, ({ variables: { input } }) =>
    respondWith(aPayload('weekTemplateUpdate', { weekTemplate: aWeekTemplate(input.id, input.name ?? 'Week') })),
  ),
  api.mutation(DeleteWeekTemplate, ({ variables: { input } }) =>
    respondWith(aPayload('weekTemplateDelete', { deletedWeekTemplateId: input.id })),
  ),
];

/** The default responses of the schedule's operations: three people without shifts, and every mutation succeeds. */
export const scheduleDefaults = [
  ...templateDefaults,
  ...draftDefaults,
  ...boardHandlers({}),
  api.query(LoadSchedule, ({ variables }) =>
    respondWith(aViewer({ schedule: { ...aSchedule({ id: variables.id }), conflicts: [] } })),
  ),
  api.query(LoadHours, () => respondWith(aViewer({ scheduleBoard: aBoard() }))),
  api.query(LoadTeams, () => respondWith(aViewer({ teams: { nodes: [] } }))),
  api.query(LoadTeamsAndPlaces, () => respondWith(aViewer({ teams: { nodes: [] }, places: { nodes: [] } }))),
  api.query(LoadJobs, () =>
    respondWith(aViewer({ jobChoices: aConnection('Job', [{ __typename: 'Job', id: 'job-1', name: 'Riverside' }]) })),
  ),
  api.query(LoadWarnings, () => respondWith(aViewer({ scheduleWarnings: [] }))),
  api.query(LoadColleagues, () => respondWith(aViewer({ shiftColleagues: [] }))),
  api.mutation(CreateSchedule, () =>
    respondWith(aPayload('scheduleCreate', { schedule: aSchedule({ id: 'schedule-new' }) })),
  ),
  api.mutation(UpdateSchedule, ({ variables: { input } }) =>
    respondWith(aPayload('scheduleUpdate', { schedule: aSchedule({ id: input.id }) })),
  ),
  api.mutation(MoveSchedule, ({ variables: { input } }) =>
    respondWith(aPayload('scheduleUpdate', { schedule: { ...aSchedule({ id: input.id }), conflicts: [] } })),
  ),
  api.mutation(MoveAssignment, ({ variables: { input } }) => {
    const schedule = { ...aSchedule({ id: input.id }), conflicts: [] };
    return respondWith(aPayload('scheduleAssignmentMove', { schedule, leftSchedule: null }));
  }),
  api.mutation(DeleteSchedule, () => respondWith(aPayload('scheduleDelete', { deletedScheduleId: 'schedule-1' }))),
  api.mutation(UploadImages, () => respondWith(aPayload('scheduleImagesUpload', { images: [anImage('a')] }))),
  api.mutation(ChangeSelection, ({ variables: { input } }) =>
    respondWith(aPayload('scheduleSelectionChange', { changedIds: [...input.ids], left: [] })),
  ),
  api.mutation(CopyWeek, () => respondWith(aPayload('scheduleWeekCopy', { schedules: [] }))),
  api.mutation(PublishDrafts, () => respondWith(aPayload('scheduleWeekPublish', { schedules: [] }))),
  api.query(LoadFeed, () => respondWith(aViewer({ calendarFeed: feed('first') }))),
  api.query(LoadFeedQr, () => {
    const { __typename, url } = feed('first');
    return respondWith(aViewer({ calendarFeed: { __typename, url, qrCodeDataUrl: 'data:image/png;base64,first' } }));
  }),
  api.mutation(ResetFeed, () => respondWith(aPayload('calendarFeedReset', { calendarFeed: feed('second') }))),
];

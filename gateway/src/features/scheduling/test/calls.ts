import type { Operations } from '../../../../test/harness/index.js';
import { jobOperations } from '../../jobs/test/calls.js';
import { scheduleText } from '../schedules/schedule-text.types.js';

const schedule = `{
  id title ${scheduleText.names.join(' ')} startAt endAt plannedBreakMinutes plannedMinutes jobId job { id name } teamId team { id name } placeId place { id name address } status changedAt assignedUserIds imageUrls images { url thumbnailUrl }
  assignees { id firstName lastName scheduleColor } warnings { kind message otherScheduleId user { id firstName lastName } }
}`;

const createdDrafts = `schedules ${schedule} left { date userId message }`;
const weekTemplate = '{ id name shiftCount peopleCount }';

export const operations = {
  schedules: {
    method: 'GET',
    path: '/api/schedules',
    document: `query ($from: DateTimeISO, $to: DateTimeISO) { viewer { schedules(from: $from, to: $to) { nodes ${schedule} } } }`,
  },
  createSchedule: {
    method: 'POST',
    path: '/api/schedules',
    document: `mutation ($input: ScheduleCreateInput!) { scheduleCreate(input: $input) { schedule ${schedule} } }`,
  },
  updateSchedule: {
    method: 'PATCH',
    path: '/api/schedules/:id',
    document: `mutation ($input: ScheduleUpdateInput!) { scheduleUpdate(input: $input) { schedule ${schedule} } }`,
  },
  moveAssignment: {
    method: 'POST',
    path: '/api/schedules/:id/move-assignment',
    document: `mutation ($input: ScheduleAssignmentMoveInput!) {
      moveAssignment: scheduleAssignmentMove(input: $input) { schedule ${schedule} leftSchedule ${schedule} }
    }`,
  },
  changeSchedules: {
    method: 'POST',
    path: '/api/schedules/selection',
    document: `mutation ($input: ScheduleSelectionChangeInput!) {
      changeSchedules: scheduleSelectionChange(input: $input) { changedIds left { id message } }
    }`,
  },
  assignSchedules: {
    method: 'POST',
    path: '/api/schedules/assignments',
    document: `mutation ($input: ScheduleSelectionAssignInput!) {
      assignSchedules: scheduleSelectionAssign(input: $input) { changedIds left { id message } }
    }`,
  },
  planWeek: {
    method: 'POST',
    path: '/api/schedules/plan-week',
    document: `mutation ($input: ScheduleWeekPlanInput!) { planWeek: scheduleWeekPlan(input: $input) { ${createdDrafts} } }`,
  },
  copyShifts: {
    method: 'POST',
    path: '/api/schedules/copies',
    document: `mutation ($input: ScheduleSelectionCopyInput!) {
      copyShifts: scheduleSelectionCopy(input: $input) { ${createdDrafts} }
    }`,
  },
  weekTemplates: {
    method: 'GET',
    path: '/api/week-templates',
    document: `{ viewer { weekTemplates { nodes ${weekTemplate} } } }`,
  },
  createWeekTemplate: {
    method: 'POST',
    path: '/api/week-templates',
    document: `mutation ($input: WeekTemplateCreateInput!) { weekTemplateCreate(input: $input) { weekTemplate ${weekTemplate} } }`,
  },
  updateWeekTemplate: {
    method: 'PATCH',
    path: '/api/week-templates/:id',
    document: `mutation ($input: WeekTemplateUpdateInput!) { weekTemplateUpdate(input: $input) { weekTemplate ${weekTemplate} } }`,
  },
  deleteWeekTemplate: {
    method: 'DELETE',
    path: '/api/week-templates/:id',
    document:
      'mutation ($input: WeekTemplateDeleteInput!) { weekTemplateDelete(input: $input) { deletedWeekTemplateId } }',
  },
  applyWeekTemplate: {
    method: 'POST',
    path: '/api/week-templates/:id/apply',
    document: `mutation ($input: WeekTemplateApplyInput!) { applyWeekTemplate: weekTemplateApply(input: $input) { ${createdDrafts} } }`,
  },
  deleteSchedule: {
    method: 'DELETE',
    path: '/api/schedules/:id',
    document: 'mutation ($input: ScheduleDeleteInput!) { scheduleDelete(input: $input) { deletedScheduleId } }',
  },
  scheduleWarnings: {
    method: 'POST',
    path: '/api/schedules/warnings',
    document: `query ($input: ScheduleInput!) { viewer {
      scheduleWarnings(input: $input) { kind message otherScheduleId user { id firstName lastName } }
    } }`,
  },
  copyScheduleWeek: {
    method: 'POST',
    path: '/api/schedules/copy-week',
    document: `mutation ($input: ScheduleWeekCopyInput!) { scheduleWeekCopy(input: $input) { schedules ${schedule} } }`,
  },
  publishSchedules: {
    method: 'POST',
    path: '/api/schedules/publish',
    document: `mutation ($input: ScheduleWeekPublishInput!) { scheduleWeekPublish(input: $input) { schedules ${schedule} } }`,
  },
  scheduleBoard: {
    method: 'GET',
    path: '/api/schedules/board',
    document: `query ($from: DateTimeISO!, $to: DateTimeISO!) { viewer { scheduleBoard(from: $from, to: $to) {
      people { user { id firstName lastName email role status scheduleColor } plannedMinutes over40Hours team { id name } }
      schedules ${schedule}
      timeOff { id user { id firstName lastName } startDate endDate hours policyName }
      conflicts { scheduleId code userId message }
      days { date people plannedMinutes mostAtOnce fewestAtOnce coverage { from to people } }
      teams { team { id name } days { date people plannedMinutes mostAtOnce } }
      plannedMinutes draftCount
    } } }`,
  },
  ...jobOperations,
  clockIn: {
    method: 'POST',
    path: '/api/timesheets/clock-in',
    document:
      'mutation ($input: TimesheetClockInInput!) { timesheetClockIn(input: $input) { timesheet { id job { id name } } } }',
  },
  calendarFeed: {
    method: 'GET',
    path: '/api/calendar-feed',
    document: '{ viewer { calendarFeed { url webcalUrl qrCodeDataUrl } } }',
  },
  resetCalendarFeed: {
    method: 'POST',
    path: '/api/calendar-feed/reset',
    document: 'mutation { calendarFeedReset { calendarFeed { url } } }',
  },
} satisfies Operations<string>;

export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations) as OperationName[];

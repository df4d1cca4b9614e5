import type { Command, Row } from './parity.types.js';

const path = '/api/week-templates';

/** Plans of many shifts, and week templates, in REST and GraphQL. */
export const draftCommands = {
  planWeek: { rest: ['POST', '/api/schedules/plan-week'], mutation: 'scheduleWeekPlan' },
  copyShifts: { rest: ['POST', '/api/schedules/copies'], mutation: 'scheduleSelectionCopy' },
  assignSchedules: { rest: ['POST', '/api/schedules/assignments'], mutation: 'scheduleSelectionAssign' },
  weekTemplates: { rest: ['GET', path], graphql: '{ viewer { weekTemplates { nodes { id } } } }' },
  createWeekTemplate: { rest: ['POST', path], mutation: 'weekTemplateCreate' },
  updateWeekTemplate: { rest: ['PATCH', `${path}/:id`], mutation: 'weekTemplateUpdate' },
  deleteWeekTemplate: { rest: ['DELETE', `${path}/:id`], mutation: 'weekTemplateDelete' },
  applyWeekTemplate: { rest: ['POST', `${path}/:id/apply`], mutation: 'weekTemplateApply' },
} as const satisfies Readonly<Record<string, Command>>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const date = '2026-07-15';
const plan = { title: 'Early', startTime: '06:00', endTime: '14:30', dates: [date], userIds: [id] };
const week = { name: 'Summer', weekOf: date };
const apart = ['2026-01-01', '2026-07-01'].map((day) => ({ id, date: day }));
const tooMany = Array.from({ length: 501 }, () => ({ id, date }));

export const draftCalls: readonly Row<keyof typeof draftCommands>[] = [
  ['planWeek', 'a worker', 'WORKER', plan, 'FORBIDDEN'],
  ['planWeek', 'an accountant', 'ACCOUNTANT', plan, 'FORBIDDEN'],
  ['planWeek', 'no days', 'MANAGER', { ...plan, dates: [] }, 'BAD_USER_INPUT'],
  ['planWeek', 'no people', 'MANAGER', { ...plan, userIds: [] }, 'BAD_USER_INPUT'],
  [
    'planWeek',
    'a break as long as the shift',
    'MANAGER',
    { ...plan, endTime: '07:00', plannedBreakMinutes: 60 },
    'BAD_USER_INPUT',
  ],
  ['planWeek', 'an unknown person', 'MANAGER', plan, 'NOT_FOUND'],
  ['copyShifts', 'a worker', 'WORKER', { copies: [{ id, date }] }, 'FORBIDDEN'],
  ['copyShifts', 'nothing', 'MANAGER', { copies: [] }, 'BAD_USER_INPUT'],
  ['copyShifts', 'copies half a year apart', 'MANAGER', { copies: apart }, 'BAD_USER_INPUT'],
  ['copyShifts', 'more than 500 copies', 'MANAGER', { copies: tooMany }, 'BAD_USER_INPUT'],
  ['assignSchedules', 'a worker', 'WORKER', { assignments: [{ id, userIds: [id] }] }, 'FORBIDDEN'],
  ['assignSchedules', 'nobody', 'MANAGER', { assignments: [{ id, userIds: [] }] }, 'BAD_USER_INPUT'],
  ['weekTemplates', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['createWeekTemplate', 'an accountant', 'ACCOUNTANT', week, 'FORBIDDEN'],
  ['createWeekTemplate', 'a blank name', 'MANAGER', { ...week, name: ' ' }, 'BAD_USER_INPUT'],
  ['createWeekTemplate', 'an empty week', 'MANAGER', week, 'BAD_USER_INPUT'],
  ['updateWeekTemplate', 'an unknown id', 'MANAGER', { id, name: 'Winter' }, 'NOT_FOUND'],
  ['updateWeekTemplate', 'no changes', 'MANAGER', { id }, 'BAD_USER_INPUT'],
  ['deleteWeekTemplate', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['deleteWeekTemplate', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['applyWeekTemplate', 'an unknown id', 'MANAGER', { id, weekOf: date }, 'NOT_FOUND'],
  ['applyWeekTemplate', 'a worker', 'WORKER', { id, weekOf: date }, 'FORBIDDEN'],
];

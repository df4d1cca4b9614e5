import type { Command, Row } from './parity.types.js';

const path = '/api/shift-templates';

/** Shift templates in REST and GraphQL. */
export const templateCommands = {
  shiftTemplates: { rest: ['GET', path], graphql: '{ viewer { shiftTemplates { nodes { id } } } }' },
  createShiftTemplate: { rest: ['POST', path], mutation: 'shiftTemplateCreate' },
  updateShiftTemplate: { rest: ['PATCH', `${path}/:id`], mutation: 'shiftTemplateUpdate' },
  deleteShiftTemplate: { rest: ['DELETE', `${path}/:id`], mutation: 'shiftTemplateDelete' },
  orderShiftTemplates: { rest: ['PUT', `${path}/order`], mutation: 'shiftTemplateOrder' },
  applyShiftTemplate: { rest: ['POST', `${path}/:id/apply`], mutation: 'shiftTemplateApply' },
} as const satisfies Readonly<Record<string, Command>>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const template = { name: 'Early', startTime: '06:00', endTime: '14:30' };
const day = { id, date: '2026-07-15', userIds: [id] };

export const templateCalls: readonly Row<keyof typeof templateCommands>[] = [
  ['shiftTemplates', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['createShiftTemplate', 'an accountant', 'ACCOUNTANT', template, 'FORBIDDEN'],
  ['createShiftTemplate', 'no input', 'MANAGER', {}, 'BAD_USER_INPUT'],
  ['createShiftTemplate', 'a blank name', 'MANAGER', { ...template, name: ' ' }, 'BAD_USER_INPUT'],
  ['createShiftTemplate', 'an hour that no day has', 'MANAGER', { ...template, endTime: '24:00' }, 'BAD_USER_INPUT'],
  ['createShiftTemplate', 'equal times', 'MANAGER', { ...template, endTime: '06:00' }, 'BAD_USER_INPUT'],
  ['createShiftTemplate', 'an unknown job', 'MANAGER', { ...template, jobId: id }, 'NOT_FOUND'],
  ['createShiftTemplate', 'an unknown team', 'MANAGER', { ...template, teamId: id }, 'NOT_FOUND'],
  ['updateShiftTemplate', 'an unknown id', 'MANAGER', { id, name: 'Late' }, 'NOT_FOUND'],
  ['updateShiftTemplate', 'a number as the name', 'MANAGER', { id, name: 5 }, 'BAD_USER_INPUT'],
  ['deleteShiftTemplate', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['deleteShiftTemplate', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['orderShiftTemplates', 'an unknown id', 'MANAGER', { ids: [id] }, 'NOT_FOUND'],
  ['orderShiftTemplates', 'an id twice', 'MANAGER', { ids: [id, id] }, 'BAD_USER_INPUT'],
  ['applyShiftTemplate', 'an unknown id', 'MANAGER', day, 'NOT_FOUND'],
  ['applyShiftTemplate', 'a worker', 'WORKER', day, 'FORBIDDEN'],
  ['applyShiftTemplate', 'nobody', 'MANAGER', { ...day, userIds: [] }, 'BAD_USER_INPUT'],
  ['applyShiftTemplate', 'an invalid date', 'MANAGER', { ...day, date: 'today' }, 'BAD_USER_INPUT'],
];

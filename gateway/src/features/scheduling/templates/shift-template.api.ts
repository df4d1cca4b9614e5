import { z } from 'zod';
import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { scheduleView } from '../schedules/schedule.types.js';
import { plannedScheduleJson } from '../warnings/warning.types.js';
import {
  applyShiftTemplate,
  createShiftTemplate,
  deleteShiftTemplate,
  orderShiftTemplates,
  shiftTemplatePage,
  shiftTemplates,
  updateShiftTemplate,
} from './shift-template.service.js';
import { ShiftTemplateType, shiftTemplate, shiftTemplateJson } from './shift-template.types.js';

const path = '/api/shift-templates';

export const shiftTemplateApi: readonly Operation[] = [
  operation(shiftTemplatePage, {
    description: 'The shift templates of the organization in their order, at most 100.',
    route: route(shiftTemplates, { method: 'GET', path, status: 200, response: z.array(shiftTemplateJson) }),
    viewer: connectionOf('ShiftTemplate', () => ShiftTemplateType),
  }),
  operation(createShiftTemplate, {
    description: 'Adds a shift template at the end. Names are unique, ignoring case.',
    rest: { method: 'POST', path, status: 201, response: shiftTemplateJson },
    mutation: { name: 'shiftTemplateCreate', payload: { shiftTemplate: shiftTemplate.describe('The new template.') } },
  }),
  operation(orderShiftTemplates, {
    description: 'Orders the shift templates. Templates that are not listed follow.',
    rest: { method: 'PUT', path: `${path}/order`, status: 200, response: z.array(shiftTemplateJson) },
    mutation: {
      name: 'shiftTemplateOrder',
      payload: { shiftTemplates: z.array(shiftTemplate).describe('All templates in their new order.') },
    },
  }),
  operation(updateShiftTemplate, {
    description: 'Changes a shift template. Its shifts stay as they are.',
    rest: { method: 'PATCH', path: `${path}/:id`, status: 200, response: shiftTemplateJson },
    mutation: {
      name: 'shiftTemplateUpdate',
      payload: { shiftTemplate: shiftTemplate.describe('The template after the change.') },
    },
  }),
  operation(deleteShiftTemplate, {
    description: 'Deletes a shift template. Its shifts stay as they are.',
    rest: { method: 'DELETE', path: `${path}/:id`, status: 204 },
    mutation: {
      name: 'shiftTemplateDelete',
      payload: { deletedShiftTemplateId: deletedId('The id of the template that is gone.') },
    },
  }),
  operation(applyShiftTemplate, {
    description:
      'Makes a draft shift of a template: on a day, at its local times in the organization’s time zone. Without an end after its start, the shift ends on the next day. If a clock change skips a local time, it moves forward by the length of the gap.',
    rest: { method: 'POST', path: `${path}/:id/apply`, status: 201, response: plannedScheduleJson },
    mutation: {
      name: 'shiftTemplateApply',
      payload: { schedule: scheduleView.describe('The new draft, with its warnings and conflicts.') },
    },
  }),
];

import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { plannedScheduleJson, serializePlannedSchedule } from '../warnings/warning.presenter.js';
import { applyShiftTemplate } from './apply-template.service.js';
import {
  createShiftTemplate,
  deleteShiftTemplate,
  orderShiftTemplates,
  shiftTemplates,
  updateShiftTemplate,
} from './shift-template.service.js';
import { type ShiftTemplate, serializeShiftTemplate, shiftTemplateJson } from './shift-template.types.js';

const path = '/api/shift-templates';

const list = {
  response: z.array(shiftTemplateJson),
  present: (templates: readonly ShiftTemplate[]) => templates.map(serializeShiftTemplate),
} as const;
const one = { response: shiftTemplateJson, present: serializeShiftTemplate } as const;

export const shiftTemplateRoutes: readonly Route[] = [
  route(shiftTemplates, {
    ...list,
    method: 'GET',
    path,
    status: 200,
    summary: 'The shift templates in their order, at most 100',
  }),
  route(createShiftTemplate, {
    ...one,
    method: 'POST',
    path,
    status: 201,
    summary: 'Add a shift template at the end; names are unique, ignoring case',
  }),
  route(orderShiftTemplates, {
    ...list,
    method: 'PUT',
    path: `${path}/order`,
    status: 200,
    summary: 'Order the shift templates; those that are not listed follow',
  }),
  route(updateShiftTemplate, {
    ...one,
    method: 'PATCH',
    path: `${path}/:id`,
    status: 200,
    summary: 'Change some fields of a shift template; shifts that were made with it stay as they are',
  }),
  route(deleteShiftTemplate, {
    method: 'DELETE',
    path: `${path}/:id`,
    status: 204,
    summary: 'Delete a shift template; shifts that were made with it stay as they are',
  }),
  route(applyShiftTemplate, {
    method: 'POST',
    path: `${path}/:id/apply`,
    status: 201,
    summary: 'Make a draft shift of a template on a day; its warnings list what to check, and do not reject it',
    response: plannedScheduleJson,
    present: serializePlannedSchedule,
  }),
];

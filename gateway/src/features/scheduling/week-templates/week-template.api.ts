import { z } from 'zod';
import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { createdDrafts, createdDraftsJson } from '../drafts/drafts.types.js';
import { applyWeekTemplate } from './load-week.service.js';
import {
  createWeekTemplate,
  deleteWeekTemplate,
  updateWeekTemplate,
  weekTemplatePage,
  weekTemplates,
} from './week-template.service.js';
import { WeekTemplateType, weekTemplate } from './week-template.types.js';

const path = '/api/week-templates';

export const weekTemplateApi: readonly Operation[] = [
  operation(weekTemplatePage, {
    description: 'The week templates of the organization by name, at most 50.',
    route: route(weekTemplates, { method: 'GET', path, status: 200, response: z.array(weekTemplate) }),
    viewer: connectionOf('WeekTemplate', () => WeekTemplateType),
  }),
  operation(createWeekTemplate, {
    description: 'Saves the shifts of a week, without canceled ones. Names are unique, ignoring case.',
    rest: { method: 'POST', path, status: 201, response: weekTemplate },
    mutation: { name: 'weekTemplateCreate', payload: { weekTemplate: weekTemplate.describe('The new template.') } },
  }),
  operation(updateWeekTemplate, {
    description: 'Renames a week template, or replaces its shifts with those of a week.',
    rest: { method: 'PATCH', path: `${path}/:id`, status: 200, response: weekTemplate },
    mutation: {
      name: 'weekTemplateUpdate',
      payload: { weekTemplate: weekTemplate.describe('The template after the change.') },
    },
  }),
  operation(deleteWeekTemplate, {
    description: 'Deletes a week template. Shifts that were made with it stay.',
    rest: { method: 'DELETE', path: `${path}/:id`, status: 204 },
    mutation: {
      name: 'weekTemplateDelete',
      payload: { deletedWeekTemplateId: deletedId('The id of the template that is gone.') },
    },
  }),
  operation(applyWeekTemplate, {
    description:
      'Loads a week template into a week, as drafts at the same local times. Leaves out people who are archived, on time off, or already planned at that time, and lists them in `left`. If a clock change skips a local time, it moves forward by the length of the gap.',
    rest: { method: 'POST', path: `${path}/:id/apply`, status: 201, response: createdDraftsJson },
    mutation: { name: 'weekTemplateApply', payload: createdDrafts },
  }),
];

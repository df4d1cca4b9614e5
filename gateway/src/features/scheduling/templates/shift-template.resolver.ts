import { ID } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { viewerField } from '../../../platform/graphql/schema/viewer-field.builder.js';
import { ScheduleType } from '../schedules/schedule.types.js';
import { applyShiftTemplate } from './apply-template.service.js';
import {
  createShiftTemplate,
  deleteShiftTemplate,
  orderShiftTemplates,
  shiftTemplatePage,
  updateShiftTemplate,
} from './shift-template.service.js';
import { ShiftTemplateType } from './shift-template.types.js';

const ShiftTemplateConnection = connectionOf('ShiftTemplate', () => ShiftTemplateType);

export const shiftTemplatesConnection = viewerField('shiftTemplates', {
  type: () => ShiftTemplateConnection,
  useCase: shiftTemplatePage,
  description: 'The shift templates of the organization in their order, at most 100.',
});

export const ShiftTemplateMutations = mutationsOf(
  payloadMutation('shiftTemplateCreate', createShiftTemplate, {
    description: 'Adds a shift template at the end of the list. Names are unique, ignoring case.',
    payload: { shiftTemplate: { type: () => ShiftTemplateType, description: 'The new template.' } },
  }),
  payloadMutation('shiftTemplateUpdate', updateShiftTemplate, {
    description: 'Changes a shift template. Shifts that were made with it stay as they are.',
    payload: { shiftTemplate: { type: () => ShiftTemplateType, description: 'The template after the change.' } },
  }),
  payloadMutation('shiftTemplateDelete', deleteShiftTemplate, {
    description: 'Deletes a shift template. Shifts that were made with it stay as they are.',
    payload: {
      deletedShiftTemplateId: {
        type: () => ID,
        description: 'The id of the template that is gone.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
  payloadMutation('shiftTemplateOrder', orderShiftTemplates, {
    description: 'Orders the shift templates. Templates that are not listed follow.',
    payload: {
      shiftTemplates: { type: () => [ShiftTemplateType], description: 'All templates in their new order.' },
    },
  }),
  payloadMutation('shiftTemplateApply', applyShiftTemplate, {
    description:
      'Makes a draft shift of a template: on a day, at its local times in the organization’s time zone. Without an end after its start, the shift ends on the next day. If a clock change skips a local time, it moves forward by the length of the gap.',
    payload: { schedule: { type: () => ScheduleType, description: 'The new draft, with its warnings and conflicts.' } },
  }),
);

import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { nameText, required } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { jobChoice } from '../../jobs/index.js';
import { placeChoice } from '../../places/index.js';
import { teamChoice } from '../../teams/index.js';
import { assignedUserIds, plannedBreakMinutes, title } from '../schedules/schedule.inputs.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { findWrongTemplateTimes, maxTemplates } from './shift-template.rules.js';

export const wallTime = (label: string) =>
  required(label).regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time from 00:00 to 23:59, such as 06:00`);

const name = nameText('Template name', 60).describe(
  'A name of 1 to 60 characters. The templates of an organization have different names, ignoring case.',
);
const startTime = wallTime('Start time').describe('When the shift starts, as a local time such as 06:00.');
const endTime = wallTime('End time').describe('A local end such as 14:30, on the next day unless after the start.');
const titleOfShifts = title.nullish().describe('At most 200 characters. By default, the name of the template.');
const templateId = (what: string) => idInput.describe(`The id of the template ${what}.`);

export const createShiftTemplateInput = requireTimes(
  z.object({
    name,
    title: titleOfShifts,
    startTime,
    endTime,
    plannedBreakMinutes: plannedBreakMinutes.nullish(),
    jobId: jobChoice.optional(),
    teamId: teamChoice.optional(),
    placeId: placeChoice.optional(),
    ...scheduleText.inputs,
  }),
).describe('The new template.');

/** Absent fields stay unchanged. The use case checks changed times together with unchanged ones. */
export const updateShiftTemplateInput = requireTimes(
  z.object({
    id: templateId('to change'),
    name: name.optional(),
    title: titleOfShifts,
    startTime: startTime.optional(),
    endTime: endTime.optional(),
    plannedBreakMinutes: plannedBreakMinutes.nullish(),
    jobId: jobChoice.optional(),
    teamId: teamChoice.optional(),
    placeId: placeChoice.optional(),
    ...scheduleText.inputs,
  }),
).describe('The template and its changes. Absent fields stay unchanged.');

export const deleteShiftTemplateInput = z
  .object({ id: templateId('to delete. Its shifts stay as they are') })
  .describe('The template to delete.');

const chooseTemplates = 'Templates must be chosen by their ids';

export const orderShiftTemplatesInput = z
  .object({
    ids: graphqlTypeOf(
      z
        .array(idInput, { error: chooseTemplates })
        .min(1, chooseTemplates)
        .max(maxTemplates, `At most ${maxTemplates} templates can be ordered`)
        .refine((ids) => new Set(ids).size === ids.length, 'Each template can have only one place'),
      () => [ID],
    ).describe('The ids of the templates in their new order. Others follow.'),
  })
  .describe('The new order.');

export const applyShiftTemplateInput = z
  .object({
    id: templateId('to apply'),
    date: calendarDate('Date').describe('The day on which the shift starts, in the organization’s calendar.'),
    userIds: assignedUserIds,
  })
  .describe('The template, the day, and the people.');

export const shiftTemplatesInput = z.object({});
export const shiftTemplatePageInput = z.object(forwardPageInput);

interface Times {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly plannedBreakMinutes?: number | null | undefined;
}

export function requireTimes<Schema extends z.ZodType<Times>>(schema: Schema): Schema {
  return checkTogether(schema, ['startTime', 'endTime', 'plannedBreakMinutes'], (times) => {
    const { startTime: start, endTime: end, plannedBreakMinutes: minutes } = times;
    if (!start || !end) return undefined;
    return findWrongTemplateTimes({ startTime: start, endTime: end, plannedBreakMinutes: minutes ?? 0 });
  });
}

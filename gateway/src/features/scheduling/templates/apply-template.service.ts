import { command } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { readTimezone } from '../../organization/index.js';
import { planSchedule } from '../planning/new-schedule.service.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { applyShiftTemplateInput } from './shift-template.inputs.js';
import { readTemplate } from './shift-template.queries.js';
import { jobOfTemplateMustBeActive, placeOnDay } from './shift-template.rules.js';

/**
 * Makes a draft shift of a template: on a day, at its local times, for these people. A double booking or time off adds a
 * warning to the result and does not reject the shift.
 */
export const applyShiftTemplate = command('applyShiftTemplate', applyShiftTemplateInput, async (context, input) => {
  const { em } = context;
  const template = await readTemplate(em, input.id);
  await checkReferences(context, { assignedUserIds: input.userIds }, { peopleField: 'userIds' });
  enforce(jobOfTemplateMustBeActive(template.job));
  const { title, jobId, name } = template;
  const times = placeOnDay(template, { date: input.date, timezone: await readTimezone(em) });
  const content = { title, ...scheduleText.pick(template), jobId, ...times, assignedUserIds: input.userIds };
  return planSchedule(context, { ...content, status: 'DRAFT' }, { template: { after: name } });
});

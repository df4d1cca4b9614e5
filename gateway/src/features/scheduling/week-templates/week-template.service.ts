import { command, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { compareTexts, pageOfList } from '../../../platform/paging/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { addedFields, compareFields, removedFields } from '../../audit/index.js';
import { calendarWeekOf, readTimezone } from '../../organization/index.js';
import { hasPeopleOutOfReach } from '../schedules/schedule.rules.js';
import { readSchedules, selectStartingIn } from '../schedules/schedule-rows.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import {
  createWeekTemplateInput,
  deleteWeekTemplateInput,
  updateWeekTemplateInput,
  weekTemplatePageInput,
  weekTemplatesInput,
} from './week-template.inputs.js';
import {
  insertWeekTemplate,
  lockWeekTemplate,
  lockWeekTemplates,
  readWeekTemplate,
  readWeekTemplates,
  readWeekTemplatesById,
  removeWeekTemplate,
  type StoredWeek,
  storeWeekTemplate,
  type TemplateShift,
} from './week-template.queries.js';
import { findWrongWeek, takeTimes, weekTemplatesMustBeFew } from './week-template.rules.js';
import type { WeekTemplate } from './week-template.types.js';

export const weekTemplates = query('weekTemplates', weekTemplatesInput, ({ em }) => readWeekTemplates(em));

type Place = readonly [name: string, id: string];

const inOrder = {
  name: 'weekTemplates',
  keyOf: ({ name, id }: WeekTemplate): Place => [name, id],
  compare: ([name, id]: Place, [otherName, otherId]: Place) =>
    compareTexts(name, otherName) || compareTexts(id, otherId),
};

export const weekTemplatePage = query('weekTemplates', weekTemplatePageInput, async ({ em }, page) =>
  pageOfList(await readWeekTemplates(em), inOrder, page),
);

const weekTemplatesById = query('weekTemplates', nodesInput, ({ em }, { ids }) => readWeekTemplatesById(em, ids));

export const weekTemplateNodes: readonly NodeReader[] = [{ type: 'WeekTemplate', useCase: weekTemplatesById }];

/** Saves the shifts of a week. Fails with CONFLICT if a template already has the name in any case, or if there are too many. */
export const createWeekTemplate = command('createWeekTemplate', createWeekTemplateInput, async (context, input) => {
  const { em, platform, record } = context;
  const shifts = await readWeek(context, input.weekOf);
  await lockWeekTemplates(em);
  enforce(weekTemplatesMustBeFew((await readWeekTemplates(em)).length));
  const id = newId();
  await insertWeekTemplate(em, { name: input.name, shifts }, { id, at: platform.clock.now() });
  const changes = addedFields({ name: input.name, shiftCount: shifts.length });
  record({ action: 'week-template.created', subjectType: 'WEEK_TEMPLATE', subjectId: id, changes });
  return readWeekTemplate(em, id);
});

/** Renames a template, or replaces its shifts with those of another week. */
export const updateWeekTemplate = command('updateWeekTemplate', updateWeekTemplateInput, async (context, input) => {
  const { em, platform, record } = context;
  const { id } = input;
  const before = await lockWeekTemplate(em, id);
  const shifts = input.weekOf ? await readWeek(context, input.weekOf) : before.shifts;
  const after: StoredWeek = { name: input.name ?? before.name, shifts, shiftCount: shifts.length };
  await storeWeekTemplate(em, after, { id, at: platform.clock.now() });
  const changes = {
    ...compareFields(fieldsOf(before), fieldsOf(after)),
    ...(input.weekOf && { week: { after: input.weekOf } }),
  };
  record({ action: 'week-template.updated', subjectType: 'WEEK_TEMPLATE', subjectId: id, changes });
  return readWeekTemplate(em, id);
});

export const deleteWeekTemplate = command('deleteWeekTemplate', deleteWeekTemplateInput, async (context, { id }) => {
  const { em, record } = context;
  const changes = removedFields(fieldsOf(await lockWeekTemplate(em, id)));
  await removeWeekTemplate(em, id);
  record({ action: 'week-template.deleted', subjectType: 'WEEK_TEMPLATE', subjectId: id, changes });
  return true;
});

const fieldsOf = ({ name, shiftCount }: StoredWeek) => ({ name, shiftCount });

/** The shifts that start in the week, without canceled ones and those with people out of reach. A template omits photos. */
async function readWeek({ em }: SignedInContext, date: string): Promise<TemplateShift[]> {
  const timezone = await readTimezone(em);
  const week = calendarWeekOf(date, timezone);
  const schedules = (await readSchedules(em, selectStartingIn(week))).filter(
    (schedule) => schedule.status !== 'CANCELED' && !hasPeopleOutOfReach(schedule),
  );
  const wrong = findWrongWeek(schedules);
  if (wrong) throw failures.invalid(wrong);
  return schedules.map((schedule) => ({
    title: schedule.title,
    ...scheduleText.pick(schedule),
    ...takeTimes(schedule, week.startDate, timezone),
    plannedBreakMinutes: schedule.plannedBreakMinutes,
    jobId: schedule.jobId,
    teamId: schedule.teamId,
    placeId: schedule.placeId,
    assignedUserIds: schedule.assignedUserIds,
  }));
}

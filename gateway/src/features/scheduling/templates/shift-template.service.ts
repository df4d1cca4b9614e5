import type { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce } from '../../../platform/errors/index.js';
import { compareTexts, pageOfList } from '../../../platform/paging/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { addedFields, compareFields, removedFields } from '../../audit/index.js';
import { requireActiveJob } from '../../jobs/index.js';
import { readTimezone } from '../../organization/index.js';
import { requireActivePlace } from '../../places/index.js';
import { requireActiveTeam } from '../../teams/index.js';
import { planSchedule } from '../planning/plan.service.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import {
  applyShiftTemplateInput,
  createShiftTemplateInput,
  deleteShiftTemplateInput,
  orderShiftTemplatesInput,
  shiftTemplatePageInput,
  shiftTemplatesInput,
  updateShiftTemplateInput,
} from './shift-template.inputs.js';
import {
  insertTemplate,
  lockList,
  lockTemplate,
  readTemplate,
  readTemplates,
  readTemplatesById,
  removeTemplate,
  type StoredTemplate,
  storeOrder,
  type TemplateFields,
  updateTemplate,
} from './shift-template.queries.js';
import {
  changeTemplateTimes,
  jobOfTemplateMustBeActive,
  orderIds,
  placeOfTemplateMustBeActive,
  placeOnDay,
  teamOfTemplateMustBeActive,
  templatesMustBeFew,
} from './shift-template.rules.js';
import type { ShiftTemplate } from './shift-template.types.js';

export const shiftTemplates = query('shiftTemplates', shiftTemplatesInput, ({ em }) => readTemplates(em));

type Place = readonly [position: number, id: string];

const inOrder = {
  name: 'shiftTemplates',
  keyOf: ({ position, id }: ShiftTemplate): Place => [position, id],
  compare: ([position, id]: Place, [otherPosition, otherId]: Place) =>
    position - otherPosition || compareTexts(id, otherId),
};

export const shiftTemplatePage = query('shiftTemplates', shiftTemplatePageInput, async ({ em }, page) =>
  pageOfList(await readTemplates(em), inOrder, page),
);

/** Adds a template at the end. Fails with CONFLICT if one already has the name in any case, or if there are too many. */
export const createShiftTemplate = command('createShiftTemplate', createShiftTemplateInput, async (context, input) => {
  const { em, platform, record } = context;
  const fields: TemplateFields = {
    name: input.name,
    title: input.title ?? null,
    ...scheduleText.fill(input),
    startTime: input.startTime,
    endTime: input.endTime,
    plannedBreakMinutes: input.plannedBreakMinutes ?? 0,
    jobId: input.jobId ?? null,
    teamId: input.teamId ?? null,
    placeId: input.placeId ?? null,
  };
  if (fields.jobId) await requireActiveJob(em, fields.jobId);
  if (fields.teamId) await requireActiveTeam(context, fields.teamId);
  if (fields.placeId) await requireActivePlace(em, fields.placeId);
  await lockList(em);
  const existing = await readTemplates(em);
  enforce(templatesMustBeFew(existing.length));
  const id = newId();
  const position = (existing.at(-1)?.position ?? 0) + 1;
  await insertTemplate(em, fields, { id, position, at: platform.clock.now() });
  const changes = addedFields(fields);
  record({ action: 'shift-template.created', subjectType: 'SHIFT_TEMPLATE', subjectId: id, changes });
  return readTemplate(em, id);
});

/** Changes some fields of a template. Shifts that were made with it stay as they are. */
export const updateShiftTemplate = command('updateShiftTemplate', updateShiftTemplateInput, async (context, input) => {
  const { em, platform, record } = context;
  const stored = await lockTemplate(em, input.id);
  const before = fieldsOf(stored);
  const after = changeFields(before, input);
  if (after.jobId && after.jobId !== before.jobId) await requireActiveJob(em, after.jobId);
  if (after.teamId && after.teamId !== before.teamId) await requireActiveTeam(context, after.teamId);
  if (after.placeId && after.placeId !== before.placeId) await requireActivePlace(em, after.placeId);
  await updateTemplate(em, stored.id, after, platform.clock.now());
  const changes = compareFields(before, after);
  record({ action: 'shift-template.updated', subjectType: 'SHIFT_TEMPLATE', subjectId: stored.id, changes });
  return readTemplate(em, stored.id);
});

/** Deletes a template. Shifts that were made with it stay as they are. */
export const deleteShiftTemplate = command('deleteShiftTemplate', deleteShiftTemplateInput, async (context, { id }) => {
  const { em, record } = context;
  const fields = fieldsOf(await lockTemplate(em, id));
  await removeTemplate(em, id);
  const changes = removedFields(fields);
  record({ action: 'shift-template.deleted', subjectType: 'SHIFT_TEMPLATE', subjectId: id, changes });
  return true;
});

/** Orders the templates. Those that the caller does not list follow. */
export const orderShiftTemplates = command('orderShiftTemplates', orderShiftTemplatesInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  await lockList(em);
  const before = await readTemplates(em);
  const ids = before.map(({ id }) => id);
  await storeOrder(em, orderIds(ids, input.ids), platform.clock.now());
  const after = await readTemplates(em);
  const order = { before: namesOf(before), after: namesOf(after) };
  const subjectId = viewer.organizationId;
  record({ action: 'shift-templates.ordered', subjectType: 'ORGANIZATION', subjectId, changes: { order } });
  return after;
});

function namesOf(templates: readonly ShiftTemplate[]): string[] {
  return templates.map(({ name }) => name);
}

function fieldsOf({ id: _, position: __, ...fields }: StoredTemplate): TemplateFields {
  return fields;
}

type Changes = Omit<z.output<typeof updateShiftTemplateInput>, 'id'>;

function changeFields(
  before: TemplateFields,
  { name, title, jobId, teamId, placeId, ...changes }: Changes,
): TemplateFields {
  return {
    ...changeTemplateTimes(before, changes),
    ...scheduleText.merge(before, changes),
    name: name ?? before.name,
    title: title === undefined ? before.title : title,
    jobId: jobId === undefined ? before.jobId : jobId,
    teamId: teamId === undefined ? before.teamId : teamId,
    placeId: placeId === undefined ? before.placeId : placeId,
  };
}

const shiftTemplatesById = query('shiftTemplates', nodesInput, ({ em }, { ids }) => readTemplatesById(em, ids));

export const shiftTemplateNodes: readonly NodeReader[] = [{ type: 'ShiftTemplate', useCase: shiftTemplatesById }];

/**
 * Makes a draft shift of a template: on a day, at its local times, for these people. A double booking or time off adds a
 * warning to the result and does not reject the shift.
 */
export const applyShiftTemplate = command('applyShiftTemplate', applyShiftTemplateInput, async (context, input) => {
  const { em } = context;
  const template = await readTemplate(em, input.id);
  await checkReferences(context, { assignedUserIds: input.userIds }, { peopleField: 'userIds' });
  enforce(
    jobOfTemplateMustBeActive(template.job),
    teamOfTemplateMustBeActive(template.team),
    placeOfTemplateMustBeActive(template.place),
  );
  const { title, jobId, teamId, placeId, name } = template;
  const references = { jobId, teamId, placeId };
  const times = placeOnDay(template, { date: input.date, timezone: await readTimezone(em) });
  const content = { title, ...scheduleText.pick(template), ...references, ...times, assignedUserIds: input.userIds };
  return planSchedule(context, { ...content, status: 'DRAFT' }, { template: { after: name } });
});

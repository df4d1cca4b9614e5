import type { EntityManager } from '@mikro-orm/postgresql';
import { command } from '../../../access/index.js';
import { readJobs } from '../../jobs/index.js';
import { calendarWeekOf, readTimezone } from '../../organization/index.js';
import { createDrafts } from '../drafts/drafts.service.js';
import type { Omission } from '../drafts/drafts.types.js';
import { applyWeekTemplateInput } from './week-template.inputs.js';
import { readStoredWeek, type TemplateShift } from './week-template.queries.js';
import { placeInWeek } from './week-template.rules.js';

/** Makes drafts of a saved week in another week, at the same local times. People who can't work a shift are left out. */
export const applyWeekTemplate = command('applyWeekTemplate', applyWeekTemplateInput, async (context, input) => {
  const { em } = context;
  const template = await readStoredWeek(em, input.id);
  const timezone = await readTimezone(em);
  const { startDate } = calendarWeekOf(input.weekOf, timezone);
  const { activeIds, left } = await checkJobs(em, template.shifts);
  const wanted = template.shifts.map(({ startDay, startTime, endDay, endTime, jobId, ...shift }) => ({
    ...shift,
    ...placeInWeek({ ...shift, startDay, startTime, endDay, endTime }, startDate, timezone),
    jobId: jobId && activeIds.has(jobId) ? jobId : null,
    photoIds: [],
  }));
  return createDrafts(context, { wanted, left, origin: { weekTemplate: { after: template.name } } });
});

/** Shifts whose job was retired or deleted since have no job. */
async function checkJobs(em: EntityManager, shifts: readonly TemplateShift[]) {
  const ids = new Set(shifts.flatMap(({ jobId }) => jobId ?? []));
  const jobs = ids.size > 0 ? await readJobs(em, ids) : new Map<string, never>();
  const active = [...ids].filter((id) => jobs.get(id)?.retired === false);
  const left = [...ids]
    .filter((id) => !active.includes(id))
    .map((id): Omission => {
      const name = jobs.get(id)?.name;
      const message = name ? `The job “${name}” is retired` : 'A job of the template no longer exists';
      return { date: null, userId: null, message: `${message}, so its shifts have no job` };
    });
  return { activeIds: new Set(active), left };
}

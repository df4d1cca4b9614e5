import { command } from '../../../access/index.js';
import { readJobs } from '../../jobs/index.js';
import { calendarWeekOf, readTimezone } from '../../organization/index.js';
import { readPlaceNames } from '../../places/index.js';
import { readTeamNames } from '../../teams/index.js';
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
  const { shifts } = template;
  const jobs = await checkNamed('job', idsOf(shifts, 'jobId'), (ids) => readJobs(em, ids));
  const teams = await checkNamed('team', idsOf(shifts, 'teamId'), (ids) => readTeamNames(em, ids));
  const places = await checkNamed('place', idsOf(shifts, 'placeId'), (ids) => readPlaceNames(em, ids));
  const wanted = shifts.map(({ startDay, startTime, endDay, endTime, jobId, teamId, placeId, ...shift }) => ({
    ...shift,
    ...placeInWeek({ ...shift, startDay, startTime, endDay, endTime }, startDate, timezone),
    jobId: jobId && jobs.activeIds.has(jobId) ? jobId : null,
    teamId: teamId && teams.activeIds.has(teamId) ? teamId : null,
    placeId: placeId && places.activeIds.has(placeId) ? placeId : null,
    photoIds: [],
  }));
  const left = [...jobs.left, ...teams.left, ...places.left];
  return createDrafts(context, { wanted, left, origin: { weekTemplate: { after: template.name } } });
});

function idsOf(shifts: readonly TemplateShift[], key: 'jobId' | 'teamId' | 'placeId'): Set<string> {
  return new Set(shifts.flatMap((shift) => shift[key] ?? []));
}

interface Named {
  readonly name: string;
  readonly retired: boolean;
}

/** Shifts whose job, team or place was retired or deleted since do not have it. */
async function checkNamed(
  kind: 'job' | 'team' | 'place',
  ids: ReadonlySet<string>,
  read: (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, Named>>,
) {
  const found = ids.size > 0 ? await read(ids) : new Map<string, Named>();
  const active = [...ids].filter((id) => found.get(id)?.retired === false);
  const left = [...ids]
    .filter((id) => !active.includes(id))
    .map((id): Omission => {
      const name = found.get(id)?.name;
      const message = name ? `The ${kind} “${name}” is retired` : `A ${kind} of the template no longer exists`;
      return { date: null, userId: null, message: `${message}, so its shifts have no ${kind}` };
    });
  return { activeIds: new Set(active), left };
}

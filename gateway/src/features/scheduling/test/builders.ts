import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import type { User } from '../../identity/index.js';
import { Schedule, ScheduleAssignee } from '../schedules/schedule.entity.js';
import { type ScheduleText, scheduleText } from '../schedules/schedule-text.types.js';
import { insertTemplate, readTemplates, type TemplateFields } from '../templates/shift-template.queries.js';
import { insertWeekTemplate } from '../week-templates/week-template.queries.js';

type ScheduleOverrides = { readonly organizationId: string; readonly assignedUserIds?: readonly string[] } & Partial<
  Pick<
    Schedule,
    | keyof ScheduleText
    | 'title'
    | 'startAt'
    | 'endAt'
    | 'plannedBreakMinutes'
    | 'status'
    | 'job'
    | 'team'
    | 'place'
    | 'updatedAt'
  >
>;

/** By default a published schedule from 9:00 to 17:00 on July 15, 2026, in Denver. */
export async function aSchedule(
  orm: MikroORM,
  { assignedUserIds = [], organizationId, ...overrides }: ScheduleOverrides,
): Promise<Schedule> {
  const em = orm.em.fork();
  const schedule = em.create(Schedule, {
    id: newId(),
    organizationId,
    title: 'Day shift',
    startAt: new Date('2026-07-15T15:00:00Z'),
    endAt: new Date('2026-07-15T23:00:00Z'),
    status: 'PUBLISHED',
    people: [...assignedUserIds],
    ...overrides,
  });
  for (const user of assignedUserIds) em.create(ScheduleAssignee, { organizationId, schedule, user });
  await em.flush();
  return schedule;
}

type TemplateOverrides = { readonly organizationId: string } & Partial<TemplateFields>;

/** By default an early shift of 6:00 to 14:30 with a break of 30 minutes, after all other templates. */
export async function aShiftTemplate(orm: MikroORM, { organizationId, ...overrides }: TemplateOverrides) {
  const id = newId();
  const times = { startTime: '06:00', endTime: '14:30', plannedBreakMinutes: 30 };
  const fields = {
    name: `Early ${id}`,
    title: null,
    jobId: null,
    teamId: null,
    placeId: null,
    ...scheduleText.fill({}),
    ...times,
    ...overrides,
  };
  await orm.em.fork().transactional(async (em) => {
    await bindTenant(em, organizationId);
    const position = ((await readTemplates(em)).at(-1)?.position ?? 0) + 1;
    await insertTemplate(em, fields, { id, position, at: new Date() });
  });
  return { id, ...fields };
}

/** A saved week with one shift on Monday, with no one. Returns its id. */
export async function aWeekTemplate(
  orm: MikroORM,
  { organizationId, name }: { readonly organizationId: string; readonly name: string },
): Promise<string> {
  const id = newId();
  const times = { startDay: 1, startTime: '09:00', endDay: 1, endTime: '17:00', plannedBreakMinutes: 0 };
  const shifts = [
    {
      title: 'Day shift',
      jobId: null,
      teamId: null,
      placeId: null,
      assignedUserIds: [],
      ...scheduleText.fill({}),
      ...times,
    },
  ];
  await orm.em.fork().transactional(async (em) => {
    await bindTenant(em, organizationId);
    await insertWeekTemplate(em, { name, shifts }, { id, at: new Date() });
  });
  return id;
}

/** The input for a shift from 9 to 5 on July 15, 2026, in Denver. */
export function aScheduleInput(people: readonly Pick<User, 'id'>[], overrides: object = {}) {
  return {
    title: 'Day shift',
    startAt: '2026-07-15T15:00:00.000Z',
    endAt: '2026-07-15T23:00:00.000Z',
    assignedUserIds: people.map(({ id }) => id),
    ...overrides,
  };
}

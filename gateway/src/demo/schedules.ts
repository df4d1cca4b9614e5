import { insertShiftTemplate } from '../features/scheduling/index.js';
import { newId } from '../platform/database/ids.js';
import { type Crew, type Demo, type DemoPerson, demoPeople, jobOf, newSince, withoutAccount } from './cast.js';
import { hourOf } from './shifts.js';

interface DemoSchedule {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly plannedBreakMinutes: number;
  /** The index of its job in `demoJobs`. */
  readonly job: number;
  readonly status: 'DRAFT' | 'PUBLISHED' | 'CANCELED';
  readonly people: readonly DemoPerson[];
}

/**
 * One shift for each crew and working day, from six weeks ago to two weeks ahead. Next week is published; the week
 * after is a draft. Today always has shifts, so that there is something to see.
 */
export function buildSchedules(today: Temporal.PlainDate): DemoSchedule[] {
  const days = Array.from({ length: 57 }, (_, index) => today.add({ days: index - 42 }));
  return days
    .filter((day) => day.dayOfWeek <= 5 || day.equals(today))
    .flatMap((day) => [shiftOf('garden', day, today), shiftOf('stone', day, today)]);
}

function shiftOf(crew: Crew, day: Temporal.PlainDate, today: Temporal.PlainDate): DemoSchedule {
  const garden = crew === 'garden';
  return {
    id: newId(),
    title: garden ? 'Garden crew' : 'Stone crew',
    notes: garden && day.dayOfWeek === 1 ? 'Load the trailer at the yard first.' : null,
    startAt: hourOf(day, garden ? 7 : 6.5),
    endAt: hourOf(day, garden ? 15.5 : 15),
    plannedBreakMinutes: 30,
    job: jobOf(crew, day),
    status: statusOf(crew, day, today),
    people: crewOn(crew, day, today),
  };
}

function crewOn(crew: Crew, day: Temporal.PlainDate, today: Temporal.PlainDate): DemoPerson[] {
  const crewMembers = demoPeople.filter((person) => person.crew === crew && person.role === 'WORKER');
  const isThere = crew === withoutAccount.crew && Temporal.PlainDate.compare(day, newSince(today)) >= 0;
  return isThere ? [...crewMembers, withoutAccount] : crewMembers;
}

function statusOf(crew: Crew, day: Temporal.PlainDate, today: Temporal.PlainDate): DemoSchedule['status'] {
  const ahead = today.until(day).days;
  if (ahead > 7) return 'DRAFT';
  return crew === 'stone' && ahead === -9 ? 'CANCELED' : 'PUBLISHED';
}

const templates = [
  { name: 'Garden crew', startTime: '07:00', endTime: '15:30', job: 0, notes: 'Load the trailer at the yard first.' },
  { name: 'Stone crew', startTime: '06:30', endTime: '15:00', job: 2, notes: null },
  { name: 'Snow call-out', startTime: '22:00', endTime: '06:00', job: 3, notes: 'Take the plow keys from the office.' },
] as const;

export async function insertShiftTemplates({ em, now, jobIds }: Demo): Promise<void> {
  for (const [index, { job, ...template }] of templates.entries()) {
    const fields = {
      ...template,
      title: null,
      plannedBreakMinutes: 30,
      jobId: jobIds[job] ?? null,
      teamId: null,
      placeId: null,
    };
    await insertShiftTemplate(em, fields, { id: newId(), position: index + 1, at: now });
  }
}

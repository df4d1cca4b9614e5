import { readWallTime } from '@timetrack/ui';
import type { ScheduleInput, UpdateScheduleInput } from '../../gql/graphql.js';
import { addDays, today, weekOf, weekStart } from '../../time/calendar.js';
import { shiftedByDays } from '../../time/wall-time.js';
import { aPerson, aSchedule, aTimeOff, aUser } from '../builders.js';

type User = ReturnType<typeof aUser>;
type Schedule = ReturnType<typeof aSchedule>;

const timeZone = 'America/Denver';
const minute = 60_000;
const colors = [
  '#3b82f6',
  '#ef4444',
  '#10b981',
  '#f59e0b',
  '#8b5cf6',
  '#ec4899',
  '#14b8a6',
  '#f97316',
  '#6366f1',
  '#84cc16',
];
const names = [
  ['Ana', 'Pérez'],
  ['Ben', 'Cole'],
  ['Chen', 'Wei'],
  ['Dara', 'O’Brien'],
  ['Emeka', 'Okafor'],
  ['Freya', 'Lindqvist'],
  ['Grace', 'Adeyemi-Thornton'],
  ['Hugo', 'Marchetti'],
  ['Bartholomäus-Alexander', 'von Hohenstein-Wolfenbüttel'],
  ['Ines', 'Duarte'],
  ['Jonas', 'Krüger'],
] as const;
const titles = ['Framing, second floor', 'Roof inspection', 'Site clean-up', 'Drywall', 'Delivery', 'Night watch'];
export const jobs = ['Riverside Apartments, building C', 'Maple Street 12', 'Warehouse'].map((name, index) => ({
  __typename: 'Job' as const,
  id: `job-${index}`,
  name,
}));

/** A small organization's schedule in memory, alive until the page is loaded again. `?people=500` makes it a large one. */
export class SchedulingWorld {
  readonly users: readonly User[];
  readonly schedules: Schedule[] = [];
  readonly timeOff: readonly ReturnType<typeof aTimeOff>[];
  feed = 'k3q7-mv2x-9tpd';
  private made = 0;

  constructor(wanted: number) {
    this.users = [
      aUser('Wanda', 'Walker', { id: 'user-worker', scheduleColor: '#3b82f6' }),
      ...Array.from({ length: Math.max(wanted, names.length) }, (_, index) => this.madeUpUser(index)),
    ];
    const week = weekStart(today(timeZone));
    for (const [index, user] of this.users.entries()) {
      for (const weeks of [-1, 0, 1]) this.seedWeek(user, index, addDays(week, 7 * weeks));
    }
    this.timeOff = [
      aTimeOff(this.users[2] ?? aUser('', ''), { id: 'off-1', startDate: addDays(week, 3), endDate: addDays(week, 5) }),
      aTimeOff(this.users[5] ?? aUser('', ''), { id: 'off-2', startDate: addDays(week, 5), endDate: addDays(week, 9) }),
      aTimeOff(this.users[0] ?? aUser('', ''), {
        id: 'off-3',
        startDate: addDays(week, 12),
        endDate: addDays(week, 12),
      }),
    ];
  }

  board(from: string, to: string, onlyId: string | null) {
    const schedules = this.schedules.filter(
      (schedule) =>
        schedule.startAt < to &&
        schedule.endAt > from &&
        (onlyId === null || (schedule.status !== 'DRAFT' && schedule.assignedUserIds.includes(onlyId))),
    );
    const users = this.users.filter(({ id }) => onlyId === null || id === onlyId);
    return {
      __typename: 'ScheduleBoard' as const,
      people: users.map((user) => aPerson(user, minutesOf(user.id, schedules))),
      schedules,
      timeOff: this.timeOff.filter(({ user }) => users.some(({ id }) => id === user.id)),
      draftCount: schedules.filter(({ status, startAt }) => status === 'DRAFT' && startAt >= from).length,
    };
  }

  create(input: ScheduleInput): Schedule {
    const made = aSchedule({ id: this.newId() });
    this.schedules.push(made);
    return this.update(made.id, { status: 'DRAFT', ...input });
  }

  update(id: string, input: UpdateScheduleInput): Schedule {
    const index = this.schedules.findIndex((schedule) => schedule.id === id);
    const before = this.schedules[index] ?? aSchedule({ id });
    const ids = input.assignedUserIds ?? before.assignedUserIds;
    const after: Schedule = {
      ...before,
      title: input.title ?? before.title,
      notes: input.notes === undefined ? before.notes : input.notes,
      startAt: input.startAt ?? before.startAt,
      endAt: input.endAt ?? before.endAt,
      status: input.status ?? before.status,
      job: input.jobId === undefined ? before.job : (jobs.find((job) => job.id === input.jobId) ?? null),
      images: input.imageUrls?.map(picture) ?? before.images,
      assignedUserIds: ids,
      assignees: this.users.filter((user) => ids.includes(user.id)),
    };
    this.schedules[index] = after;
    return after;
  }

  remove(id: string): void {
    const index = this.schedules.findIndex((schedule) => schedule.id === id);
    if (index !== -1) this.schedules.splice(index, 1);
  }

  warnings(id: string | null | undefined, { startAt, endAt, assignedUserIds }: ScheduleInput) {
    return this.users
      .filter((user) => assignedUserIds.includes(user.id))
      .flatMap((user) => {
        const other = this.schedules.find(
          (one) => one.id !== id && one.assignedUserIds.includes(user.id) && one.startAt < endAt && one.endAt > startAt,
        );
        const name = `${user.firstName} ${user.lastName}`;
        if (!other) return [];
        const message = `${name} is already scheduled for “${other.title}” at that time`;
        return [{ __typename: 'ScheduleWarning' as const, kind: 'DOUBLE_BOOKED' as const, user, message }];
      });
  }

  publish(weekOfDay: string): Schedule[] {
    const drafts = this.inWeek(weekOfDay).filter(({ status }) => status === 'DRAFT');
    return drafts.map(({ id }) => this.update(id, { status: 'PUBLISHED' }));
  }

  copyWeek(from: string): Schedule[] {
    return this.inWeek(from).map(({ id: _, __typename, job, images, assignees, startAt, endAt, ...schedule }) =>
      this.create({
        ...schedule,
        status: 'DRAFT',
        jobId: job?.id ?? null,
        startAt: weekLater(startAt),
        endAt: weekLater(endAt),
        imageUrls: images.map(({ url }) => url),
      }),
    );
  }

  private inWeek(day: string): Schedule[] {
    const { bounds } = weekOf(day, timeZone);
    const [from = 0, to = 0] = [bounds[0], bounds.at(-1)];
    return this.schedules.filter(({ startAt }) => Date.parse(startAt) >= from && Date.parse(startAt) < to);
  }

  private seedWeek(user: User, index: number, week: string): void {
    for (const day of [1, 2, 3, 4, 5, 6, 0]) this.seedDay(user, index, addDays(week, day), day);
  }

  private seedDay(user: User, index: number, date: string, day: number): void {
    const draw = (index * 7 + day * 3) % 11;
    if (draw < 4 && day !== 2) return;
    const night = draw === 10;
    const start = at(date, night ? '21:00' : `0${7 + (draw % 3)}:00`);
    this.schedules.push(
      aSchedule({
        id: this.newId(),
        title: night ? 'Night watch' : (titles[(index + day) % 5] ?? ''),
        startAt: new Date(start).toISOString(),
        endAt: new Date(start + (night ? 9 : 8) * 60 * minute).toISOString(),
        status: statusOf(draw, index),
        job: draw % 2 === 0 ? (jobs[index % jobs.length] ?? null) : null,
        images: draw === 6 ? [picture(scene)] : [],
        assignees: [user],
      }),
    );
  }

  private madeUpUser(index: number): User {
    const [firstName, lastName] = names[index % names.length] ?? ['Nobody', ''];
    const number = Math.floor(index / names.length);
    return aUser(firstName, number === 0 ? lastName : `${lastName} ${number + 1}`, {
      id: `user-${index}`,
      scheduleColor: colors[(index + 1) % colors.length] ?? '#3b82f6',
      role: index === 4 ? 'MANAGER' : 'WORKER',
    });
  }

  private newId(): string {
    this.made += 1;
    return `schedule-${this.made}`;
  }
}

const scene = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#9bbcd0"/><path d="M0 34 14 16l9 10 6-7 11 15v6H0z" fill="#4d6a52"/></svg>',
)}`;

function picture(url: string) {
  return { __typename: 'Image' as const, url, thumbnailUrl: url };
}

function statusOf(draw: number, index: number) {
  if (draw === 9 && index % 2 === 0) return 'CANCELED';
  return draw === 5 || draw === 8 ? 'DRAFT' : 'PUBLISHED';
}

function minutesOf(userId: string, schedules: readonly Schedule[]): number {
  return schedules
    .filter(({ assignedUserIds, status }) => status !== 'CANCELED' && assignedUserIds.includes(userId))
    .reduce((sum, { startAt, endAt }) => sum + (Date.parse(endAt) - Date.parse(startAt)) / minute, 0);
}

function at(day: string, time: string): number {
  const reading = readWallTime({ text: `${day}T${time}`, occurrence: 'first' }, timeZone);
  return reading.kind === 'instant' ? reading.at : 0;
}

function weekLater(instant: string): string {
  const reading = shiftedByDays(Date.parse(instant), 7, timeZone);
  return reading.kind === 'instant' ? new Date(reading.at).toISOString() : instant;
}

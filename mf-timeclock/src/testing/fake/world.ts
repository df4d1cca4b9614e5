import type { SessionUser } from '@timetrack/contracts';
import { aBreak, aJob, aListedTimesheet, aPerson, aPhoto, aSchedule, aTimesheet } from '../builders.js';

type Photo = ReturnType<typeof aPhoto>;

interface Person {
  readonly __typename: 'User';
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly scheduleColor: string;
}

export interface FakeTimesheet extends ReturnType<typeof aTimesheet> {
  user: Person;
  durationMinutes: number | null;
  status: 'OPEN' | 'PENDING' | 'APPROVED';
}

/** A refusal in the gateway's words. */
export class Refusal extends Error {}

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

/** A small organization in memory, alive until the page is loaded again. It decides as the gateway does, roughly. */
export class World {
  readonly timesheets: FakeTimesheet[] = [];
  readonly jobs = ['Maple Street 12', 'Riverside Apartments, building C', 'Warehouse'].map(aJob);
  readonly photos = new Map<string, Photo>();
  private readonly watchers = new Set<(timesheet: FakeTimesheet) => void>();
  private made = 0;

  constructor() {
    this.seed(aPerson('Bartholomäus-Alexander', 'von Hohenstein-Wolfenbüttel'), 192, 25);
    this.seed(aPerson('Ines', 'Duarte'), 19 * 60, 0);
    this.seed(aPerson('Grace', 'Okafor'), 95, 0);
    this.seed(aPerson('Liam', "O'Sullivan"), 41, 0);
    this.seedClosed(aPerson('Noor', 'Haddad'), 26 * 60, 505);
    this.seedClosed(aPerson('Chen', 'Wei'), 25 * 60, 480);
    this.seedClosed(aPerson('Sofía', 'Martínez Aguirre'), 24 * 60, 330);
  }

  activeOf({ id }: SessionUser): FakeTimesheet | null {
    return this.timesheets.find(({ user, clockOutAt }) => user.id === id && clockOutAt === null) ?? null;
  }

  clockIn(user: SessionUser, jobId: string | null | undefined): FakeTimesheet {
    if (this.activeOf(user)) throw new Refusal('You are already clocked in');
    const job = this.jobs.find(({ id }) => id === jobId) ?? null;
    const person: Person = { ...aPerson(user.firstName, user.lastName), id: user.id };
    return this.changed(this.add(person, { clockInAt: ago(0), job }));
  }

  clockOut(user: SessionUser): FakeTimesheet {
    const timesheet = this.mustBeActive(user);
    timesheet.breaks = timesheet.breaks.map((one) => ({ ...one, endAt: one.endAt ?? ago(0) }));
    this.close(timesheet, ago(0));
    return this.changed(timesheet);
  }

  startBreak(user: SessionUser): FakeTimesheet {
    const timesheet = this.mustBeActive(user);
    if (timesheet.breaks.some(({ endAt }) => endAt === null)) throw new Refusal('A break is already open');
    timesheet.breaks = [...timesheet.breaks, aBreak({ id: this.newId('break'), startAt: ago(0) })];
    return this.changed(timesheet);
  }

  endBreak(user: SessionUser): FakeTimesheet {
    const timesheet = this.mustBeActive(user);
    if (timesheet.breaks.every(({ endAt }) => endAt !== null)) throw new Refusal('No break is open');
    timesheet.breaks = timesheet.breaks.map((one) => ({ ...one, endAt: one.endAt ?? ago(0) }));
    return this.changed(timesheet);
  }

  save(id: string, notes: string | null | undefined, urls: readonly string[] | null | undefined): FakeTimesheet {
    const timesheet = this.timesheets.find((one) => one.id === id);
    if (!timesheet) throw new Refusal('No such timesheet');
    if (typeof notes === 'string') timesheet.notes = notes;
    if (urls) timesheet.images = urls.flatMap((url) => this.photos.get(url) ?? []);
    return timesheet;
  }

  keep(file: Blob): Photo {
    const url = URL.createObjectURL(file);
    const photo = { ...aPhoto(url), url, thumbnailUrl: url };
    this.photos.set(url, photo);
    return photo;
  }

  stats() {
    const open = this.timesheets.filter(({ clockOutAt }) => clockOutAt === null);
    const minutes = open.reduce((sum, { clockInAt }) => sum + (Date.now() - Date.parse(clockInAt)) / minute, 0);
    return {
      activeWorkers: open.length,
      hoursToday: Math.round(minutes / 6) / 10,
      pendingApprovals: this.timesheets.length - open.length,
      activeSchedules: 4,
    };
  }

  schedules(from: string) {
    const at = (hour: number) => new Date(Date.parse(from) + hour * 60 * minute).toISOString();
    const job = { __typename: 'Job' as const, id: 'job-1', name: 'Riverside Apartments, building C' };
    return [
      aSchedule({
        title: 'Framing, second floor',
        startAt: at(7),
        endAt: at(15.5),
        job,
        notes: 'Bring the long ladder.',
      }),
    ];
  }

  watch(watcher: (timesheet: FakeTimesheet) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private add(user: Person, members: Partial<FakeTimesheet>): FakeTimesheet {
    const id = this.newId('timesheet');
    const timesheet = {
      ...aListedTimesheet(),
      ...aTimesheet({ id }),
      user,
      durationMinutes: null,
      status: 'OPEN' as const,
    };
    const made: FakeTimesheet = { ...timesheet, ...members };
    this.timesheets.unshift(made);
    return made;
  }

  private seed(user: Person, minutesAgo: number, breakMinutesAgo: number): void {
    const breaks = breakMinutesAgo ? [aBreak({ id: this.newId('break'), startAt: ago(breakMinutesAgo) })] : [];
    this.add(user, { clockInAt: ago(minutesAgo), breaks });
  }

  private seedClosed(user: Person, minutesAgo: number, minutes: number): void {
    this.close(this.add(user, { clockInAt: ago(minutesAgo) }), ago(minutesAgo - minutes));
  }

  private close(timesheet: FakeTimesheet, clockOutAt: string): void {
    timesheet.clockOutAt = clockOutAt;
    timesheet.status = 'PENDING';
    timesheet.durationMinutes = Math.round((Date.parse(clockOutAt) - Date.parse(timesheet.clockInAt)) / minute);
  }

  private mustBeActive(user: SessionUser): FakeTimesheet {
    const timesheet = this.activeOf(user);
    if (!timesheet) throw new Refusal('You have no active timesheet');
    return timesheet;
  }

  private changed(timesheet: FakeTimesheet): FakeTimesheet {
    for (const watcher of this.watchers) watcher(timesheet);
    return timesheet;
  }

  private newId(kind: string): string {
    this.made += 1;
    return `${kind}-${this.made}`;
  }
}

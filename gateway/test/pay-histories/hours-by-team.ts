import type { User } from '../../src/features/identity/index.js';
import { aUser } from '../../src/features/identity/test/builders.js';
import { changeSettings } from '../../src/features/organization/test/builders.js';
import { aSchedule } from '../../src/features/scheduling/test/builders.js';
import type { Team } from '../../src/features/teams/index.js';
import { aCrew } from '../../src/features/teams/test/builders.js';
import type { TestUseCases } from '../harness/index.js';
import { Random } from './random.js';
import { addDaysTo } from './slow-calendar.js';

/** Noon in Denver is 18:00 UTC during the whole history: it ends before the clock change of November. */
const utcOffsetMs = 6 * 3_600_000;
export const firstDay = '2026-08-31';
const days = 40;
export const lastDay = addDaysTo(firstDay, days);

/** A person in a team, perhaps lent for a few days. `to` is the first day outside. */
interface Stay {
  readonly userId: string;
  readonly team: Team;
  readonly from: string;
  readonly to: string | null;
}

interface Shift {
  readonly userId: string;
  readonly teamId: string;
  readonly from: number;
  readonly to: number;
}

interface Worked {
  readonly userId: string;
  from: number;
  to: number;
  teamId: string | null;
}

/** What the test knows about an organization: who belonged to which team when, and what everyone worked. */
export class TeamHistory {
  readonly teams: Team[] = [];
  readonly people: User[] = [];
  /** The closings and reopenings that the gateway accepted. */
  readonly done: string[] = [];
  readonly worked = new Map<string, Worked>();
  private readonly stays: Stay[] = [];
  private readonly shifts: Shift[] = [];

  private constructor(
    readonly work: TestUseCases,
    readonly random: Random,
    readonly owner: User,
    readonly manager: User,
  ) {}

  static async live(work: TestUseCases, seed: number): Promise<TeamHistory> {
    const random = new Random(seed);
    const owner = await aUser(work.orm, { role: 'OWNER' });
    const { organizationId } = owner;
    const manager = await aUser(work.orm, { organizationId, role: 'MANAGER' });
    await changeSettings(work.orm, organizationId, {
      ...{ timezone: 'America/Denver', breakPremiums: false, roundingRule: 'none' },
      ...{ overtimeRule: random.pick(['FLSA', 'COLORADO', 'CALIFORNIA'] as const) },
      payCalendar: { kind: 'SEMIMONTHLY', anchorDate: '2026-09-01' },
      lateCorrections: random.pick(['NEW_VERSION', 'NEXT_PERIOD'] as const),
    });
    const history = new TeamHistory(work, random, owner, manager);
    await history.begin();
    for (let day = 0; day < days; day += 1) await history.liveDay(addDaysTo(firstDay, day));
    return history;
  }

  private async begin(): Promise<void> {
    const { random, work, owner } = this;
    const { organizationId } = owner;
    for (let index = 0; index < 5; index += 1) this.people.push(await aUser(work.orm, { organizationId }));
    for (const name of ['Garden crew', 'Stone crew', 'Office']) {
      const members = this.people.flatMap(({ id: userId }) => {
        if (random.chance(0.4)) return [];
        const from = addDaysTo(firstDay, random.int(-20, 25));
        const isLent = random.chance(0.6);
        return [{ userId, from, to: isLent ? addDaysTo(from, random.int(1, 20)) : null }];
      });
      const team = await aCrew(work.orm, {
        ...{ organizationId, name },
        members: members.map(({ userId, from, to }) => ({ user: { id: userId }, fromDate: from, toDate: to })),
      });
      this.teams.push(team);
      this.stays.push(...members.map((stay) => ({ ...stay, team })));
    }
  }

  private async liveDay(date: string): Promise<void> {
    const { random } = this;
    for (const user of this.people) if (random.chance(0.7)) await this.workOn(user, date);
    if (random.chance(0.3)) await this.changeTeam();
    if (random.chance(0.2)) await this.changeTimes();
    if (random.chance(0.1)) await this.remove();
    // Every history has closed periods, and work before, in and after them.
    if (date === '2026-09-20') await this.attempt('closePayPeriod', { startDate: '2026-09-01' });
    if (random.chance(0.4)) await this.attempt('closePayPeriod', { startDate: this.pickPeriod() });
    if (random.chance(0.2)) await this.attempt('reopenPayPeriod', { startDate: this.pickPeriod() });
  }

  /** Clocks in and out, is entered by a manager, or switches the job at midday; now and then for the team of a shift. */
  private async workOn(user: User, date: string): Promise<void> {
    const { random, work, owner, manager } = this;
    const at = (minutes: number) => new Date(Date.parse(`${date}T00:00:00Z`) + utcOffsetMs + minutes * 60_000);
    // Some work until the next day.
    const [start, end] = [random.int(300, 500), random.int(600, 1_560)];
    const [startAt, endAt] = [at(start), at(Math.min(end, start + 1_200))];
    const ofShift = random.chance(0.3) ? random.pick(this.teams) : null;
    if (ofShift) {
      const shift = { startAt, endAt, team: ofShift, assignedUserIds: [user.id] };
      await aSchedule(work.orm, { organizationId: owner.organizationId, ...shift });
      this.shifts.push({ userId: user.id, teamId: ofShift.id, from: +startAt, to: +endAt });
    }
    const teamId = this.teamOfShift(user.id, +startAt) ?? this.teamOn(user.id, date);
    if (random.chance(0.2)) {
      work.clock.set(at(3_000).toISOString());
      const input = { userId: user.id, clockInAt: startAt.toISOString(), clockOutAt: endAt.toISOString() };
      const added = await this.run<{ id: string }>('addTimesheet', manager, input);
      if (added) this.worked.set(added.id, { userId: user.id, from: +startAt, to: +endAt, teamId });
      return;
    }
    work.clock.set(startAt.toISOString());
    const begun = await this.run<{ id: string }>('clockIn', user, {});
    if (!begun) return;
    work.clock.set(endAt.toISOString());
    await work.runOperation('clockOut', user, {});
    this.worked.set(begun.id, { userId: user.id, from: +startAt, to: +endAt, teamId });
  }

  private async changeTeam(): Promise<void> {
    const { random } = this;
    const teamId = random.chance(0.2) ? null : random.pick(this.teams).id;
    await this.change((worked) => ({ ...worked, teamId }), { teamId });
  }

  private changeTimes(): Promise<void> {
    const minutes = this.random.int(-120, 120);
    return this.change((worked) => ({ ...worked, to: worked.to + minutes * 60_000 }), {});
  }

  private async change(apply: (worked: Worked) => Worked, more: object): Promise<void> {
    const chosen = this.pickWorked();
    if (!chosen) return;
    const [id, worked] = chosen;
    const changed = apply(worked);
    const times = { clockInAt: new Date(changed.from).toISOString(), clockOutAt: new Date(changed.to).toISOString() };
    const done = await this.run('setTimesheetTimes', this.manager, { id, ...times, ...more });
    if (done) this.worked.set(id, changed);
  }

  private async remove(): Promise<void> {
    const chosen = this.pickWorked();
    if (chosen && (await this.run('deleteTimesheet', this.manager, { id: chosen[0] }))) this.worked.delete(chosen[0]);
  }

  private pickWorked(): [string, Worked] | undefined {
    return this.worked.size > 0 ? this.random.pick([...this.worked]) : undefined;
  }

  private pickPeriod(): string {
    return this.random.pick(['2026-08-16', '2026-09-01', '2026-09-16']);
  }

  /** Approves everything before, so that a period can be closed. */
  private async attempt(operation: string, input: object): Promise<void> {
    await this.work.orm.em
      .fork()
      .execute(
        'update timesheets set approved_at = clock_out_at where organization_id = ? and clock_out_at is not null and approved_at is null',
        [this.owner.organizationId],
      );
    const done = await this.run(operation, this.owner, input);
    if (done) this.done.push(operation);
  }

  /** Null if the gateway refuses it: a closed period, an overlap, a period that is not over. */
  private async run<Result>(operation: string, user: User, input: object): Promise<Result | null> {
    try {
      return await this.work.runOperation<Result>(operation, user, input);
    } catch (error) {
      if ((error as { readonly kind?: string }).kind === undefined) throw error;
      return null;
    }
  }

  /** The team of the shift that is nearest, less than 12 hours away: of several, the one that starts last. */
  private teamOfShift(userId: string, at: number): string | null {
    const near = this.shifts
      .filter((shift) => shift.userId === userId)
      .map((shift) => ({ ...shift, away: Math.max(shift.from - at, at - shift.to, 0) }))
      .filter(({ away }) => away < 12 * 3_600_000)
      .toSorted((one, other) => one.away - other.away || other.from - one.from);
    return near[0]?.teamId ?? null;
  }

  /** The team in which the person has been longest, by a look at every stay. */
  private teamOn(userId: string, date: string): string | null {
    let found: Stay | null = null;
    for (const stay of this.stays) {
      if (stay.userId !== userId || stay.from > date || (stay.to !== null && stay.to <= date)) continue;
      const isEarlier = !found || stay.from < found.from || (stay.from === found.from && stay.team.id < found.team.id);
      if (isEarlier) found = stay;
    }
    return found?.team.id ?? null;
  }

  /** The minutes of each team on these days, counted one by one. */
  countMinutes(startDate: string, endDate: string): Map<string | null, number> {
    const counted = new Map<string | null, number>();
    for (const { from, to, teamId } of this.worked.values()) {
      for (let minute = from; minute < to; minute += 60_000) {
        const date = new Date(minute - utcOffsetMs).toISOString().slice(0, 10);
        if (date >= startDate && date <= endDate) counted.set(teamId, (counted.get(teamId) ?? 0) + 1);
      }
    }
    return counted;
  }
}

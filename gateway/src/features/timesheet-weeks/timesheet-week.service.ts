import { query, type SignedInContext } from '../../access/index.js';
import { isTimeWorked } from '../../pay-engine/index.js';
import { arrayLiteral } from '../../platform/database/tenant-sql.js';
import { presentPage } from '../../platform/paging/index.js';
import { allOf, type Condition, readPage, where } from '../../platform/read-model/index.js';
import type { Selection } from '../../platform/use-case/index.js';
import { chooseUserParts, presentUser, type UserView, userReads } from '../identity/index.js';
import { dateAt, instantsOf, type Period, readRuleTimeline } from '../organization/index.js';
import { findPay, type PayrollEntry } from '../payroll/index.js';
import { readFilteredTeam } from '../teams/index.js';
import { readTimesheetsOfPeople, type TimesheetView, versionOfWeek } from '../timeclock/index.js';
import { timesheetWeekInput, weekInput } from './timesheet-week.inputs.js';
import type { PersonWeek, TimesheetWeek, WeekDay } from './timesheet-week.types.js';
import { datesOfWeek, sumWeek, type Timeline } from './week-totals.service.js';

type Person = Parameters<typeof presentUser>[0];

export const weekDates = query('timesheetWeek', weekInput, async (context, { weekOf, ...listed }) => {
  await readFilteredTeam(context, listed.teamId);
  return { ...(await datesOfWeek(context, weekOf)), ...listed };
});

/**
 * A workweek by person and day, for one page of people: a fixed number of statements, however many people and timesheets the
 * page has.
 */
export const timesheetWeek = query(
  'timesheetWeek',
  timesheetWeekInput,
  async (context, { weekOf, show, userId, teamId, first, after }): Promise<TimesheetWeek> => {
    const { em, viewer, selection } = context;
    const ofTeam = (await readFilteredTeam(context, teamId))?.userIds;
    const timeline = await readRuleTimeline(em, viewer.organizationId);
    const week = await datesOfWeek(context, weekOf, timeline);
    const instants = instantsOf(timeline, week);
    const listed = show === 'TO_REVIEW' ? withUnapproved(instants) : activeOrPresent(instants);
    const chosen = [
      ...(userId ? [where`id = ${userId}::uuid`] : []),
      ...(ofTeam ? [where`id = any(${arrayLiteral(ofTeam)}::uuid[])`] : []),
    ];
    const people = await readPage(em, userReads, {
      ranges: [allOf(listed, ...chosen)],
      orderBy: ['lastName', 'firstName', 'id'],
      parts: chooseUserParts(selection.at('edges.node.user')),
      page: { first, after },
    });
    const page = await presentPage(people, (rows) =>
      readWeeks(context, rows as readonly Person[], week.dates, timeline),
    );
    return { ...week, people: page, totals: selection.wants('totals') ? await sumWeek(context, week, ofTeam) : null };
  },
);

async function readWeeks(
  context: SignedInContext,
  people: readonly Person[],
  dates: readonly string[],
  timeline: Timeline,
): Promise<PersonWeek[]> {
  if (people.length === 0) return [];
  const { em, viewer, platform } = context;
  const now = platform.clock.now();
  const days = { startDate: dates[0] as string, endDate: dates.at(-1) as string };
  const userIds = people.map(({ id }) => id);
  const selected = context.selection.at('edges.node.days');
  const selection = eitherOf(selected.at('timesheets'), selected.at('continued'));
  const timesheets = await readTimesheetsOfPeople(context, { userIds, days }, selection);
  const pay = await findPay(em, { organizationId: viewer.organizationId, period: days, now });
  const byPerson = Map.groupBy(timesheets, ({ user }) => user.id);
  const payByPerson = new Map((await pay.ofPeople(userIds)).map((entry) => [entry.user.id, entry]));
  return people.map((person) =>
    presentPersonWeek({
      user: presentUser(person),
      dates,
      timesheets: byPerson.get(person.id) ?? [],
      dayOf: ({ clockInAt }) => dateAt(timeline, clockInAt),
      // A timesheet that ends at midnight does not continue on the next day.
      lastDayOf: ({ clockOutAt }) => dateAt(timeline, clockOutAt ? new Date(clockOutAt.getTime() - 1) : now),
      pay: payByPerson.get(person.id),
    }),
  );
}

/** A timesheet of a day can be selected with other fields where it continues. */
function eitherOf(one: Selection, other: Selection): Selection {
  return {
    wants: (path) => one.wants(path) || other.wants(path),
    wantsBesides: (names) => one.wantsBesides(names) || other.wantsBesides(names),
    at: (path) => eitherOf(one.at(path), other.at(path)),
  };
}

interface WeekFacts {
  readonly user: UserView;
  readonly dates: readonly string[];
  /** Those that touch the week, earliest first. */
  readonly timesheets: readonly TimesheetView[];
  readonly dayOf: (timesheet: TimesheetView) => string;
  readonly lastDayOf: (timesheet: TimesheetView) => string;
  readonly pay: PayrollEntry | undefined;
}

/** A person's week. The minutes are those of the pay engine, so that the grid, the reports and payroll agree. */
function presentPersonWeek({ user, dates, timesheets, dayOf, lastDayOf, pay }: WeekFacts): PersonWeek {
  // Corrections of earlier pay periods are paid in this one, but were not worked in it.
  const lines = pay?.lines.filter(({ adjusts }) => !adjusts) ?? [];
  const sum = (...kinds: readonly string[]) => sumMinutes(lines.filter(({ kind }) => kinds.includes(kind)));
  const first = dates[0] as string;
  const listedOn = (timesheet: TimesheetView) => laterOf(dayOf(timesheet), first);
  const days = dates.map((date) =>
    presentDay(date, {
      timesheets: timesheets.filter((timesheet) => listedOn(timesheet) === date),
      continued: timesheets.filter((timesheet) => listedOn(timesheet) < date && date <= lastDayOf(timesheet)),
      lines,
      pay,
    }),
  );
  const toConfirm = new Set(days.flatMap(({ exceptions }) => exceptions.map(({ timesheetId }) => timesheetId)));
  const pending = timesheets.filter(({ status }) => status === 'PENDING');
  const approvable = pending.filter(({ canApprove }) => canApprove);
  return {
    user,
    regularMinutes: sum('REGULAR'),
    overtimeMinutes: sum('OVERTIME'),
    doubleTimeMinutes: sum('DOUBLE_TIME'),
    totalMinutes: sum('REGULAR', 'OVERTIME', 'DOUBLE_TIME'),
    timeOffMinutes: sum('PTO'),
    days,
    pending: pending.length,
    approvable: approvable.length,
    exceptional: approvable.filter(({ id }) => toConfirm.has(id)).length,
    version: versionOfWeek(timesheets),
  };
}

const missedBreakCodes = new Set<string>(['MISSED_MEAL_BREAK', 'MEAL_NOT_PROVIDED', 'REST_NOT_PROVIDED']);

interface DayFacts extends Pick<WeekDay, 'timesheets' | 'continued'> {
  readonly lines: PayrollEntry['lines'];
  readonly pay: PayrollEntry | undefined;
}

function presentDay(date: string, { timesheets, continued, lines, pay }: DayFacts): WeekDay {
  const ofDay = lines.filter((line) => line.date === date);
  const timeOff = sumMinutes(ofDay.filter(({ kind }) => kind === 'PTO'));
  const work = sumMinutes(ofDay.filter(({ kind }) => isTimeWorked(kind)));
  const ofTimesheets = timesheets.flatMap(({ id, exceptions, rejection }) => [
    ...(rejection ? [{ timesheetId: id, message: `Rejected: “${rejection.reason}”` }] : []),
    ...exceptions.map(({ message }) => ({ timesheetId: id, message })),
  ]);
  // Only pay knows the rules of meal breaks. What else it reports, the timesheets report themselves.
  const missedMeals = (pay?.exceptions ?? [])
    .filter(({ code, date: reportedOn }) => missedBreakCodes.has(code) && reportedOn === date)
    .map(({ timesheetId, message }) => ({ timesheetId, message }));
  const exceptions = [...ofTimesheets, ...missedMeals];
  return { date, minutes: work, timeOffMinutes: timeOff, exceptions, timesheets, continued };
}

function sumMinutes(lines: readonly { readonly minutes: number }[]): number {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/**
 * Everyone active, and people who left and have a timesheet in the week. A person's timesheets never overlap, so the last one
 * that started before the end of the week is the one that ends last.
 */
function activeOrPresent({ from, to }: Period): Condition {
  return where`status = 'ACTIVE' or coalesce((
    select sheet.clock_out_at is null or sheet.clock_out_at > ${from} from timesheets sheet
    where sheet.organization_id = :organization and sheet.user_id = users.id and sheet.clock_in_at < ${to}
    order by sheet.clock_in_at desc, sheet.id desc limit 1), false)`;
}

/** People with a timesheet in the week that is not approved. A pending one that lasts longer than a week is in its first week. */
function withUnapproved({ from, to }: Period): Condition {
  const aWeekBefore = new Date(from.getTime() - 7 * 24 * 3_600_000);
  return where`exists (
    select from timesheets sheet
    where sheet.organization_id = :organization and sheet.user_id = users.id and sheet.approved_at is null
      and sheet.clock_in_at >= ${aWeekBefore} and sheet.clock_in_at < ${to}
      and (sheet.clock_out_at is null or sheet.clock_out_at > ${from})
  ) or exists (
    select from timesheets sheet
    where sheet.organization_id = :organization and sheet.user_id = users.id and sheet.clock_out_at is null
      and sheet.clock_in_at < ${to})`;
}

import { addDays, weekOf } from '@timetrack/calendar';
import { query, type SignedInContext } from '../../access/index.js';
import { presentPage } from '../../platform/paging/index.js';
import { allOf, readPage, where } from '../../platform/read-model/index.js';
import { chooseUserParts, presentUser, userReads } from '../identity/index.js';
import { dateAt, findRulesInForce, instantsOf, readRuleTimeline } from '../organization/index.js';
import { findPay } from '../payroll/index.js';
import { readTimesheetsOfPeople } from '../timeclock/index.js';
import { activeOrPresent, withUnapproved } from './people-of-week.queries.js';
import { presentPersonWeek } from './person-week.presenter.js';
import { timesheetWeekInput, weekInput } from './timesheet-week.inputs.js';
import type { PersonWeek, TimesheetWeek, WeekDates } from './timesheet-week.types.js';

type Timeline = Awaited<ReturnType<typeof readRuleTimeline>>;
type Person = Parameters<typeof presentUser>[0];

/** The dates of the workweek that the organization's rules have on a day, and whose weeks the caller asks for. */
export const weekDates = query('timesheetWeek', weekInput, async (context, { weekOf: day, ...listed }) => {
  const { em, viewer, platform } = context;
  const timeline = await readRuleTimeline(em, viewer.organizationId);
  return { ...datesOf(timeline, day, platform.clock.now()), ...listed };
});

/**
 * A workweek by person and day, for one page of people: a fixed number of statements, however many people and timesheets the
 * page has.
 */
export const timesheetWeek = query(
  'timesheetWeek',
  timesheetWeekInput,
  async (context, { weekOf: day, show, userId, first, after }): Promise<TimesheetWeek> => {
    const { em, viewer, platform, selection } = context;
    const timeline = await readRuleTimeline(em, viewer.organizationId);
    const week = datesOf(timeline, day, platform.clock.now());
    const instants = instantsOf(timeline, week);
    const listed = show === 'TO_REVIEW' ? withUnapproved(instants) : activeOrPresent(instants);
    const people = await readPage(em, userReads, {
      ranges: [allOf(listed, ...(userId ? [where`id = ${userId}::uuid`] : []))],
      orderBy: ['lastName', 'firstName', 'id'],
      parts: chooseUserParts(selection.at('edges.node.user')),
      page: { first, after },
    });
    const page = await presentPage(people, (rows) =>
      readWeeks(context, rows as readonly Person[], week.dates, timeline),
    );
    return { ...week, people: page };
  },
);

function datesOf(timeline: Timeline, day: string | null | undefined, now: Date): WeekDates {
  const chosen = day ?? dateAt(timeline, now);
  const { startDate, endDate } = weekOf(chosen, findRulesInForce(timeline, chosen).workweekStartsOn);
  return { startDate, endDate, dates: Array.from({ length: 7 }, (_, index) => addDays(startDate, index)) };
}

async function readWeeks(
  context: SignedInContext,
  people: readonly Person[],
  dates: readonly string[],
  timeline: Timeline,
): Promise<PersonWeek[]> {
  if (people.length === 0) return [];
  const { em, viewer, platform } = context;
  const days = { startDate: dates[0] as string, endDate: dates.at(-1) as string };
  const userIds = people.map(({ id }) => id);
  const selection = context.selection.at('edges.node.days.timesheets');
  const timesheets = await readTimesheetsOfPeople(context, { userIds, days }, selection);
  const pay = await findPay(em, { organizationId: viewer.organizationId, period: days, now: platform.clock.now() });
  const byPerson = Map.groupBy(timesheets, ({ user }) => user.id);
  const payByPerson = new Map((await pay.ofPeople(userIds)).map((entry) => [entry.user.id, entry]));
  return people.map((person) =>
    presentPersonWeek({
      user: presentUser(person),
      dates,
      timesheets: byPerson.get(person.id) ?? [],
      dayOf: ({ clockInAt }) => dateAt(timeline, clockInAt),
      pay: payByPerson.get(person.id),
    }),
  );
}

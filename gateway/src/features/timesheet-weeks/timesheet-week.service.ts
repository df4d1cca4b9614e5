import { query, type SignedInContext } from '../../access/index.js';
import { presentPage } from '../../platform/paging/index.js';
import { allOf, readPage, where } from '../../platform/read-model/index.js';
import type { Selection } from '../../platform/use-case/index.js';
import { chooseUserParts, presentUser, userReads } from '../identity/index.js';
import { dateAt, instantsOf, readRuleTimeline } from '../organization/index.js';
import { findPay } from '../payroll/index.js';
import { readTimesheetsOfPeople } from '../timeclock/index.js';
import { activeOrPresent, withUnapproved } from './people-of-week.queries.js';
import { presentPersonWeek } from './person-week.presenter.js';
import { timesheetWeekInput, weekInput } from './timesheet-week.inputs.js';
import type { PersonWeek, TimesheetWeek } from './timesheet-week.types.js';
import { datesOfWeek, type Timeline } from './week-dates.queries.js';
import { sumWeek } from './week-totals.service.js';

type Person = Parameters<typeof presentUser>[0];

export const weekDates = query('timesheetWeek', weekInput, async (context, { weekOf, ...listed }) => ({
  ...(await datesOfWeek(context, weekOf)),
  ...listed,
}));

/**
 * A workweek by person and day, for one page of people: a fixed number of statements, however many people and timesheets the
 * page has.
 */
export const timesheetWeek = query(
  'timesheetWeek',
  timesheetWeekInput,
  async (context, { weekOf, show, userId, first, after }): Promise<TimesheetWeek> => {
    const { em, viewer, selection } = context;
    const timeline = await readRuleTimeline(em, viewer.organizationId);
    const week = await datesOfWeek(context, weekOf, timeline);
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
    return { ...week, people: page, totals: selection.wants('totals') ? await sumWeek(context, week) : null };
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

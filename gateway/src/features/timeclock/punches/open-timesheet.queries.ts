import { arrayLiteral, type SqlStatement } from '../../../platform/database/tenant-sql.js';
import { selectRows, toNullableInstant, where } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { insertBreakAnswer } from '../break-answers/break-answer.queries.js';
import type { PunchLocation } from '../timesheets/punch-place.rules.js';
import { chooseTimesheetParts, timesheetReads } from '../timesheets/timesheet.reads.js';
import type { TimesheetFacts } from '../timesheets/timesheet-view.presenter.js';
import { insertPunchLocation } from './punch-location.queries.js';

/** There is one row at most. */
const anyOrder = { columns: [], direction: 'asc' } as const;

const lockOpen = `
  select id, case when ends_before is not null then (
    select min(clock_in_at) from timesheets following
    where following.organization_id = :organization and following.user_id = timesheets.user_id
      and following.clock_in_at > timesheets.clock_in_at) end as "endsBefore"
  from timesheets where organization_id = :organization and user_id = ? and clock_out_at is null for update`;

/** The clock-in of the timesheet after the open one: only where one was punched while a clock was ahead. */
export function readEndsBefore(locked: unknown): Date | null {
  return toNullableInstant((locked as { readonly endsBefore: string | null } | undefined)?.endsBefore ?? null);
}

/** A punch changes the flags and the breaks. */
const partsOfPunch = ['review', 'breaks'] as const;

/**
 * Locks the person's open timesheet until the transaction ends, and then reads it as a row of `timesheetReads`. A caller that
 * waited for the lock sees the row and its breaks as the other transaction left them: no row if it closed the timesheet.
 */
export function lockOpenTimesheet(
  userId: string,
  selection: Selection,
  moreParts: readonly 'breakQuestion'[] = [],
): SqlStatement[] {
  const parts = [...new Set([...chooseTimesheetParts(selection), ...partsOfPunch, ...moreParts])];
  const condition = where`user_id = ${userId} and clock_out_at is null`;
  return [{ text: lockOpen, values: [userId] }, selectRows(timesheetReads, { parts, condition, order: anyOrder })];
}

const insertBreak = `
  insert into breaks (organization_id, id, timesheet_id, type, start_at, end_at) values (:organization, ?, ?, ?, ?, ?)`;

const endBreak = 'update breaks set end_at = ? where organization_id = :organization and id = ?';

const updateTimesheet = `
  update timesheets set clock_out_at = ?, flags = ?::text[] where organization_id = :organization and id = ?`;

export function storePunch(before: TimesheetFacts, after: TimesheetFacts): SqlStatement[] {
  const { id, clockOutAt, flags, breaks, breakAnswer } = after;
  const known = new Map(before.breaks.map((each) => [each.id, each]));
  const statements = breaks.flatMap((each): SqlStatement[] => {
    const stored = known.get(each.id);
    if (!stored) return [{ text: insertBreak, values: [each.id, id, each.type, each.startAt, each.endAt] }];
    return stored.endAt === each.endAt ? [] : [{ text: endBreak, values: [each.endAt, each.id] }];
  });
  if (clockOutAt !== before.clockOutAt || flags.join() !== before.flags.join()) {
    const located = after.punchLocations.find((each) => !before.punchLocations.includes(each));
    const parts = [
      ...(breakAnswer ? [answerPart(after, breakAnswer)] : []),
      ...(located ? locationParts(after, located) : []),
    ];
    const update = { text: updateTimesheet, values: [clockOutAt, arrayLiteral(flags), id] };
    statements.push(withParts(parts, update));
  }
  return statements;
}

function answerPart({ id, user }: TimesheetFacts, answer: NonNullable<TimesheetFacts['breakAnswer']>): SqlStatement {
  const { meals, rests, answeredAt } = answer;
  return { text: `answer as (${insertBreakAnswer})`, values: [user.id, id, meals, rests, answeredAt] };
}

function locationParts({ id, user }: TimesheetFacts, located: PunchLocation): SqlStatement[] {
  const { text, values } = insertPunchLocation(user.id, located);
  return [
    { text: 'sheet as (select ?::uuid as id)', values: [id] },
    { text: `location as (${text})`, values },
  ];
}

/** A clock-out with an answer and a location is one statement, too. */
function withParts(parts: readonly SqlStatement[], { text, values }: SqlStatement): SqlStatement {
  if (parts.length === 0) return { text, values };
  return {
    text: `with ${parts.map((part) => part.text).join(', ')} ${text}`,
    values: [...parts.flatMap((part) => part.values), ...values],
  };
}

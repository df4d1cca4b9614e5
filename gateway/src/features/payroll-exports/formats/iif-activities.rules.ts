import { DomainError } from '../../../platform/errors/index.js';
import type { PayrollEntry } from '../../payroll/index.js';
import type { TimeActivity } from './iif.rules.js';

/**
 * The time activities of one person: a line of the file for each date, job and earning code, so that overtime and paid
 * time off are payroll items of their own. QuickBooks has no column for the employee number, so the note names it.
 *
 * QuickBooks has no negative durations, so minutes that a correction removes are taken off the person's latest
 * activities with the same earning code. Fails with CONFLICT if they have fewer.
 */
export function activitiesOf({ user, lines }: PayrollEntry, isForPayroll: boolean): TimeActivity[] {
  const employee = `${user.firstName} ${user.lastName}`;
  const numberNote = user.employeeNumber ? `Employee ${user.employeeNumber}` : null;
  const groups = Map.groupBy(lines, ({ date, job, policy, earningCode }) =>
    JSON.stringify([date, job?.id, policy?.id, earningCode]),
  );
  const activities = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const minutes = group.reduce((sum, line) => sum + line.minutes, 0);
    const notes = [isForPayroll ? null : 'DRAFT', first.policy?.name, numberNote];
    const note = notes.filter(Boolean).join('. ');
    const job = first.job?.name ?? null;
    return { date: first.date, job, employee, payrollItem: first.earningCode ?? '', minutes, note, isForPayroll };
  });
  return [...Map.groupBy(activities, ({ payrollItem }) => payrollItem).values()]
    .flatMap(takeOffNegatives)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

function takeOffNegatives(activities: readonly TimeActivity[]): TimeActivity[] {
  let owed = activities.reduce((sum, { minutes }) => sum + Math.max(0, -minutes), 0);
  const latestFirst = activities
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => (one.date > other.date ? -1 : Number(one.date < other.date)));
  const left = latestFirst.map((activity) => {
    const taken = Math.min(owed, activity.minutes);
    owed -= taken;
    return { ...activity, minutes: activity.minutes - taken };
  });
  const [first] = activities;
  if (owed > 0 && first) throw tooMuchTakenAway(first.employee, first.payrollItem);
  return left.filter(({ minutes }) => minutes > 0);
}

function tooMuchTakenAway(employee: string, payrollItem: string): DomainError {
  return new DomainError(
    'conflict',
    'payroll-export.negative',
    `QuickBooks has no negative hours, but a correction removes more ${payrollItem} from ${employee} than this pay period has. Correct it in QuickBooks by hand, and export the period as CSV.`,
  );
}

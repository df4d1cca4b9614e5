import { distributeHours } from '../run/pay-hours.rules.js';
import type { PayrollLine } from '../run/payroll-entry.types.js';

/**
 * What `lines` pay more than `paid`, with signed minutes: one line for each date, timesheet, request, kind, rule and job
 * on which they differ. Texts and names do not count.
 */
export function subtractLines(lines: readonly PayrollLine[], paid: readonly PayrollLine[]): PayrollLine[] {
  const differences = new Map<string, { line: PayrollLine; minutes: number }>();
  const add = (line: PayrollLine, minutes: number) => {
    const found = differences.get(keyOf(line));
    if (found) found.minutes += minutes;
    else differences.set(keyOf(line), { line, minutes });
  };
  for (const line of lines) add(line, line.minutes);
  for (const line of paid) add(line, -line.minutes);
  const changed = [...differences.values()]
    .filter(({ minutes }) => minutes !== 0)
    .map(({ line, minutes }) => ({ ...line, minutes }));
  const hours = distributeHours(changed);
  return changed.map((line, index) => ({ ...line, hours: hours[index] ?? 0 }));
}

function keyOf({ date, timesheetId, kind, rule, adjusts, job, policy, requestId }: PayrollLine): string {
  return [date, timesheetId, kind, rule, adjusts?.startDate, job?.id, policy?.id, requestId].join(' ');
}

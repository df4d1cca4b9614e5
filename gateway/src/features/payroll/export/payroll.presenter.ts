import { z } from 'zod';
import type { PayrollEntry } from '../run/payroll-entry.js';

const minutes = z.int();

export const payrollEntryJson = z.object({
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string().nullable() }),
  regularMinutes: minutes,
  overtimeMinutes: minutes,
  doubleTimeMinutes: minutes,
  ptoMinutes: minutes,
  unpaidBreakMinutes: minutes,
  jobs: z.array(z.object({ job: z.object({ id: z.uuid(), name: z.string() }).nullable(), minutes })),
  lines: z.array(
    z.object({
      date: z.iso.date(),
      timesheetId: z.uuid().nullable(),
      kind: z.enum(['REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'PTO']),
      minutes,
      rule: z.string(),
      explanation: z.string(),
    }),
  ),
  exceptions: z.array(z.object({ code: z.string(), date: z.iso.date(), timesheetId: z.uuid(), message: z.string() })),
});

/** Member by member, so that the same pay has the same bytes wherever it was read from. */
export function presentPayrollEntry(entry: PayrollEntry): z.input<typeof payrollEntryJson> {
  const { user, jobs, lines, exceptions } = entry;
  return {
    user: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
    regularMinutes: entry.regularMinutes,
    overtimeMinutes: entry.overtimeMinutes,
    doubleTimeMinutes: entry.doubleTimeMinutes,
    ptoMinutes: entry.ptoMinutes,
    unpaidBreakMinutes: entry.unpaidBreakMinutes,
    jobs: jobs.map(({ job, minutes: worked }) => ({ job: job && { id: job.id, name: job.name }, minutes: worked })),
    lines: lines.map((line) => ({
      date: line.date,
      timesheetId: line.timesheetId,
      kind: line.kind,
      minutes: line.minutes,
      rule: line.rule,
      explanation: line.explanation,
    })),
    exceptions: exceptions.map(({ code, date, timesheetId, message }) => ({ code, date, timesheetId, message })),
  };
}

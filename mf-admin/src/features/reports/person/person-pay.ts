import type { PersonDays_PayrollEntryFragment } from '../../../gql/graphql.js';
import { withoutJob } from '../report/report-data.js';

export type PayLine = PersonDays_PayrollEntryFragment['lines'][number];

/** The pay lines of one timesheet on one day, or, without a timesheet, of a day's paid time off. */
interface Work {
  readonly timesheetId: string | null;
  readonly lines: readonly PayLine[];
}

export interface Day {
  readonly date: string;
  readonly minutes: number;
  readonly work: readonly Work[];
}

/** Groups pay lines by day, earliest first, and within a day by timesheet in the order of the lines. */
export function groupByDay(lines: readonly PayLine[]): readonly Day[] {
  return [...Map.groupBy(lines, ({ date }) => date)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, linesOfDay]) => ({
      date,
      minutes: linesOfDay.reduce((sum, { minutes }) => sum + minutes, 0),
      work: [...Map.groupBy(linesOfDay, ({ timesheetId }) => timesheetId)].map(([timesheetId, linesOfTimesheet]) => ({
        timesheetId,
        lines: linesOfTimesheet,
      })),
    }));
}

/** Whether a day has work on a job, or, for `NONE`, work without one. Time off belongs to no job. */
export function hasWorkOn(job: string, { work }: Day): boolean {
  return work
    .filter(({ timesheetId }) => timesheetId !== null)
    .some(({ lines }) => lines.some((line) => (line.job?.id ?? withoutJob) === job));
}

import type { PersonPay_PayrollEntryFragment } from '../../../gql/graphql.js';

export type PersonPay = PersonPay_PayrollEntryFragment;
export type PayLine = PersonPay['lines'][number];

/** What one timesheet brings on one day, or (without one) a day's paid time off. */
export interface WorkOfDay {
  readonly timesheetId: string | null;
  readonly lines: readonly PayLine[];
}

export interface Day {
  readonly date: string;
  readonly minutes: number;
  readonly work: readonly WorkOfDay[];
}

/** The lines by their days, the earliest first, and within a day by timesheet, in the order of the work. */
export function daysOf(lines: readonly PayLine[]): readonly Day[] {
  return [...Map.groupBy(lines, ({ date }) => date)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => ({
      date,
      minutes: ofDay.reduce((sum, { minutes }) => sum + minutes, 0),
      work: [...Map.groupBy(ofDay, ({ timesheetId }) => timesheetId)].map(([timesheetId, ofTimesheet]) => ({
        timesheetId,
        lines: ofTimesheet,
      })),
    }));
}

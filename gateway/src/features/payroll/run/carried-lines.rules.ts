import { type CalendarDate, type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import { nameOfPeriod } from '../../pay-periods/index.js';
import type { PayrollLine } from './payroll-entry.types.js';

export interface CarriedDifference extends DateRange {
  readonly targetStartDate: CalendarDate;
  readonly lines: readonly PayrollLine[];
}

/**
 * The lines that carried differences add to the pay of a range of dates: each difference where the range contains its
 * target, and its opposite where the range contains the dates that it corrects. So all periods together pay what was
 * worked, and the pay of every range is its work, plus the minutes carried in, less those carried out.
 */
export function listCarriedLines(differences: readonly CarriedDifference[], range: DateRange): PayrollLine[] {
  const isIn = differences.filter(({ targetStartDate }) => rangeIncludes(range, targetStartDate));
  const out = differences.flatMap((difference) =>
    difference.lines.filter(({ date }) => rangeIncludes(range, date)).map((line) => carryOut(line, difference)),
  );
  return [...isIn.flatMap((difference) => difference.lines.map((line) => carryIn(line, difference))), ...out];
}

function carryIn(line: PayrollLine, { startDate, endDate }: CarriedDifference): PayrollLine {
  return {
    ...line,
    adjusts: { startDate, endDate },
    explanation: `Correction of the closed pay period ${nameOfPeriod({ startDate, endDate })}. ${line.explanation}`,
  };
}

function carryOut(line: PayrollLine, { startDate, endDate, targetStartDate }: CarriedDifference): PayrollLine {
  return {
    ...line,
    minutes: -line.minutes,
    adjusts: { startDate, endDate },
    explanation: `Paid as a correction in the pay period of ${targetStartDate}. ${line.explanation}`,
  };
}

/** Whether a line pays time of the period itself, or takes back what a later period paid for it. */
export function belongsTo({ adjusts }: PayrollLine, { startDate }: DateRange): boolean {
  return !adjusts || adjusts.startDate === startDate;
}

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  computePay,
  dateOf,
  findDependentDays,
  findRuleCalendar,
  type OvertimeRule,
  type PayInput,
  type Punch,
} from '../index.js';
import { arbitraryWork, rulesUnder } from './arbitraries.js';
import { flsa } from './builders.js';

const lawsAcrossWeeks = arbitraryWork('minutes', rulesUnder(fc.constantFrom('COLORADO', 'NEVADA', 'CUSTOM')));
const anyWork = fc.oneof(arbitraryWork('minutes'), lawsAcrossWeeks);

function daysTouchedBy({ clockInAt, clockOutAt }: Punch, rules: PayInput['rules']) {
  const calendar = findRuleCalendar(rules);
  const dateAt = (instant: number) => dateOf(calendar.dayAt(instant));
  return { startDate: dateAt(clockInAt), endDate: dateAt(clockOutAt as number) };
}

describe('the days whose pay depends on a punch', () => {
  test.each<[string, OvertimeRule, string, string, string]>([
    ['its workweek', 'FLSA', '2026-11-11', '2026-11-08', '2026-11-14'],
    ['also the next workweek, into which a short rest can reach', 'FLSA', '2026-11-14', '2026-11-08', '2026-11-21'],
    ['two more workweeks, into which a run can continue', 'COLORADO', '2026-11-11', '2026-11-08', '2026-11-28'],
    ['two more workweeks, whose workdays can move', 'NEVADA', '2026-11-11', '2026-11-08', '2026-11-28'],
  ])('are %s under %s', (_days, overtimeRule, date, startDate, endDate) => {
    const rules = [{ ...flsa, overtimeRule, from: null }] as const;
    expect(findDependentDays({ startDate: date, endDate: date }, rules)).toEqual({ startDate, endDate });
  });

  test('include every day whose pay changes without the punch', () => {
    fc.assert(
      fc.property(anyWork, fc.nat(), (input, nth) => {
        const punch = input.punches[nth % input.punches.length] as Punch;
        const { startDate, endDate } = findDependentDays(daysTouchedBy(punch, input.rules), input.rules);
        const payOutside = (punches: readonly Punch[]) => {
          const { lines, exceptions } = computePay({ ...input, punches });
          // A shift can reach into the next workweek. Which timesheets it has decides whom the question is about, and pays nothing.
          const found = exceptions.map((exception) => ({ ...exception, shiftTimesheetIds: null }));
          return [...lines, ...found].filter(({ date }) => date < startDate || date > endDate);
        };
        expect(payOutside(input.punches.filter((each) => each !== punch))).toEqual(payOutside(input.punches));
      }),
      { numRuns: 1000 },
    );
  });
});

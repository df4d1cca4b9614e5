import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { computePay, type PayInput, type PersonPay, type Punch } from '../index.js';
import { arbitraryWork } from './arbitraries.js';
import { california, flsa, hoursOf, linesOf, pay } from './builders.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const anySwitch = fc.record({
  nth: fc.nat(),
  /** Seconds after the clock-in. */
  seconds: fc.oneof(fc.nat(15 * 60), fc.nat(15 * 3600)),
  /** Switches when a break starts or ends instead. */
  edge: fc.option(fc.nat(5)),
});

/** Work, and the same work with switches to other jobs at any instants outside of breaks. */
const workWithSwitches = fc
  .tuple(arbitraryWork('seconds'), fc.array(anySwitch, { minLength: 1, maxLength: 30 }))
  .map(([input, switches]) => ({ input, divided: switches.reduce(switchJob, input) }));

type Switch = typeof anySwitch extends fc.Arbitrary<infer Value> ? Value : never;

function switchJob(input: PayInput, { nth, seconds, edge }: Switch, index: number): PayInput {
  const position = nth % input.punches.length;
  const { clockInAt, breaks } = input.punches[position] as Punch;
  const edges = breaks.flatMap(({ from, to }) => [from, to as number]);
  const at = (edge === null ? null : edges[edge % edges.length]) ?? clockInAt + seconds * 1000;
  const divided = divide(input.punches[position] as Punch, at, `job ${index % 4}`);
  return { ...input, punches: input.punches.toSpliced(position, 1, ...divided) };
}

function divide(punch: Punch, at: number, jobId: string): Punch[] {
  const { timesheetId, clockInAt, clockOutAt, breaks } = punch;
  const isOutside = at <= clockInAt || at >= (clockOutAt as number);
  if (isOutside || breaks.some(({ from, to }) => from < at && at < (to as number))) return [punch];
  const before = breaks.filter(({ from }) => from < at);
  const after = breaks.filter(({ from }) => from >= at);
  return [
    { ...punch, clockOutAt: at, breaks: before },
    { ...punch, timesheetId: `${timesheetId} from ${at}`, clockInAt: at, breaks: after, jobId },
  ];
}

/** The minutes of each kind on each date. */
function minutesByDate({ lines }: PersonPay): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { date, kind, minutes } of lines) sums[`${date} ${kind}`] = (sums[`${date} ${kind}`] ?? 0) + minutes;
  return sums;
}

const missedMeals = ({ exceptions }: PersonPay) =>
  exceptions.filter(({ code }) => code === 'MISSED_MEAL_BREAK').map(({ date, message }) => `${date} ${message}`);

describe('switching jobs, in any work under any rules', () => {
  test('changes no minute of any day and no missed meal', () => {
    fc.assert(
      fc.property(workWithSwitches, ({ input, divided }) => {
        const [whole, switched] = [computePay(input), computePay(divided)];
        expect(minutesByDate(switched)).toEqual(minutesByDate(whole));
        expect(switched.unpaidBreakMinutes).toBe(whole.unpaidBreakMinutes);
        expect(missedMeals(switched)).toEqual(missedMeals(whole));
        expect(sum(switched.jobs.map(({ minutes }) => minutes))).toBe(sum(whole.jobs.map(({ minutes }) => minutes)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a job switch', () => {
  const rules = { ...flsa, roundingRule: '15min' } as const;
  const shift = (start: string, end: string | null, jobId: string) => ({
    in: `2026-11-09 ${start}`,
    out: end && `2026-11-09 ${end}`,
    jobId,
  });
  const jobsOf = ({ jobs }: PersonPay) => jobs.map(({ jobId, minutes }) => [jobId, minutes]);

  test('is not rounded, and the clock-in and the clock-out around it are', () => {
    const paid = pay({ rules, shifts: [shift('8:05', '12:08', 'a'), shift('12:08', '16:05', 'b')] });
    expect(jobsOf(paid)).toEqual([
      ['a', 248],
      ['b', 232],
    ]);
  });

  test('within the minutes that rounding cuts off moves with the clock-in or the clock-out', () => {
    const shifts = [shift('8:08', '8:10', 'a'), shift('8:10', '16:02', 'b'), shift('16:02', '16:05', 'c')];
    expect(jobsOf(pay({ rules, shifts }))).toEqual([['b', 465]]);
  });

  test('after the rounded clock-out is kept when a paid gap follows', () => {
    const breaks = [['UNPAID', '2026-11-09 15:30', '2026-11-09 16:02']] as const;
    const whole = { ...shift('8:00', '16:03', 'a'), breaks };
    const divided = [{ ...shift('8:00', '16:02', 'a'), breaks }, shift('16:02', '16:03', 'b')];
    const next = shift('16:10', '17:00', 'c');
    expect(pay({ rules, shifts: [...divided, next] }).regularMinutes).toBe(508);
    expect(pay({ rules, shifts: [whole, next] }).regularMinutes).toBe(508);
  });

  test('keeps its minutes when the second timesheet is closed', () => {
    const first = shift('8:00', '12:08', 'a');
    const open = pay({ rules, shifts: [first, shift('12:08', null, 'b')] });
    const closed = pay({ rules, shifts: [first, shift('12:08', '16:00', 'b')] });
    expect(linesOf(open)).toEqual(['11-09 REGULAR 248']);
    expect(linesOf(closed)).toEqual(['11-09 REGULAR 248', '11-09 REGULAR 232']);
  });

  test('starts no new shift for meal breaks and daily overtime', () => {
    const shifts = [shift('8:00', '12:00', 'a'), shift('12:00', '14:00', 'b'), shift('14:00', '17:00', 'c')];
    const paid = pay({ rules: california, shifts });
    expect(hoursOf(paid)).toEqual({ regular: 8, overtime: 1 });
    expect(missedMeals(paid)).toHaveLength(1);
    expect(paid.exceptions.map(({ timesheetId }) => timesheetId)).toEqual(['2026-11-09 12:00']);
  });
});

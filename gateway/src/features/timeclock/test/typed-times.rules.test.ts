import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chooseMove, findInvalidTimes } from '../review/times.rules.js';
import { resolveTypedTimes, type Times } from '../review/typed-times.rules.js';

const at = (time: string) => new Date(`2026-07-15T${time.length === 5 ? `${time}:00` : time}Z`);
const aBreak = (start: string, end: string) => ({ type: 'UNPAID' as const, startAt: at(start), endAt: at(end) });
const times = (start: string, end: string, ...breaks: Times['breaks']): Times => ({
  clockInAt: at(start),
  clockOutAt: at(end),
  breaks,
});
const alone = { stored: null, previousEnd: null, nextStart: null };

describe('a typed minute', () => {
  test.each<[string, Times, Partial<Parameters<typeof resolveTypedTimes>[1]>, Times]>([
    ['of the clock-out before', times('09:00', '17:00'), { previousEnd: at('09:00:37') }, times('09:00:37', '17:00')],
    ['of the clock-in after', times('09:00', '17:00'), { nextStart: at('17:00:12') }, times('09:00', '17:00:12')],
    [
      'of another minute',
      times('09:01', '16:59'),
      { previousEnd: at('09:00:37'), nextStart: at('17:00:12') },
      times('09:01', '16:59'),
    ],
    [
      'that is stored with seconds',
      times('09:00', '17:00', aBreak('12:00', '12:30')),
      { stored: times('09:00:41', '17:00:59', aBreak('12:00:01', '12:30:02')), previousEnd: at('09:00:05') },
      times('09:00:41', '17:00:59', aBreak('12:00:01', '12:30:02')),
    ],
    [
      'of the clock-in, the break before, the break after and the clock-out',
      times('09:00:20', '17:00:20', aBreak('09:00', '10:00:44'), aBreak('10:00', '12:00'), aBreak('12:00:30', '17:00')),
      {},
      times(
        '09:00:20',
        '17:00:20',
        aBreak('09:00:20', '10:00:44'),
        aBreak('10:00:44', '12:00:30'),
        aBreak('12:00:30', '17:00:20'),
      ),
    ],
    [
      'of the end of the last break',
      times('09:00', '17:00', aBreak('16:30', '17:00:30')),
      {},
      times('09:00', '17:00:30', aBreak('16:30', '17:00:30')),
    ],
    [
      'whose stored second would come after an exact clock-out',
      times('09:00', '09:00:30'),
      { stored: times('09:00:30', '17:00') },
      times('09:00', '09:00:30'),
    ],
    [
      'whose stored second would come after the exact end of the break',
      times('09:00', '17:00', aBreak('12:00', '12:00:20')),
      { stored: times('09:00', '17:00', aBreak('12:00:30', '12:30')) },
      times('09:00', '17:00', aBreak('12:00', '12:00:20')),
    ],
  ])('%s', (_which, typed, neighbors, meant) => {
    expect(resolveTypedTimes(typed, { ...alone, ...neighbors })).toEqual(meant);
  });

  test('with seconds stays as it is', () => {
    const exact = times('09:00:01', '17:00:02', aBreak('12:00:03', '12:30:04'));

    expect(resolveTypedTimes(exact, { ...alone, previousEnd: at('09:00:37'), nextStart: at('17:00:12') })).toEqual(
      exact,
    );
  });

  test.each([
    ['with seconds', aBreak('12:00:05', '12:00:10'), aBreak('12:00:20', '12:00:50')],
    ['of which the first is a whole minute', aBreak('11:45', '12:00'), aBreak('12:00:20', '12:00:50')],
    ['of which the first has no length', aBreak('12:00', '12:00'), aBreak('12:00:41', '12:30:08')],
  ])('keeps several breaks of one minute in their order: %s', (_which, ...breaks) => {
    const stored = times('09:00', '17:00', ...breaks);
    const toMinute = (instant: Date | null) => at((instant as Date).toISOString().slice(11, 16));
    const typed = breaks.map(({ type, startAt, endAt }) => ({
      type,
      startAt: toMinute(startAt),
      endAt: toMinute(endAt),
    }));

    expect(resolveTypedTimes({ ...stored, breaks: typed }, { ...alone, stored })).toEqual(stored);
  });

  test('leaves a stored whole minute as it is, next to another punch of that minute', () => {
    const stored = times('09:00', '17:00', aBreak('10:00', '10:15'), aBreak('10:15:50', '10:30'));

    expect(resolveTypedTimes(stored, { ...alone, stored })).toEqual(stored);
  });
});

/** Punches in order, at least a minute apart from one to the next but one. */
const anyTimesheet = fc
  .array(fc.integer({ min: 60_001, max: 3_600_000 }), { minLength: 2, maxLength: 12 })
  .map((gaps): Times => {
    const start = at('06:00').getTime();
    const instants = gaps.map((_gap, index) => new Date(gaps.slice(0, index + 1).reduce((a, b) => a + b, start)));
    const [clockInAt, clockOutAt] = [instants[0] as Date, instants.at(-1) as Date];
    const inside = instants.slice(1, -1);
    const breaks = Array.from({ length: Math.floor(inside.length / 2) }, (_, index) => ({
      type: 'UNPAID' as const,
      startAt: inside[2 * index] as Date,
      endAt: inside[2 * index + 1] as Date,
    }));
    return { clockInAt, clockOutAt, breaks };
  });

const toMinute = (instant: Date) => new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
const typedOf = ({ clockInAt, clockOutAt, breaks }: Times): Times => ({
  clockInAt: toMinute(clockInAt),
  clockOutAt: clockOutAt && toMinute(clockOutAt),
  breaks: breaks.map((each) => ({
    ...each,
    startAt: toMinute(each.startAt),
    endAt: each.endAt && toMinute(each.endAt),
  })),
});

test('typing the minutes of a timesheet again changes nothing', () => {
  fc.assert(
    fc.property(anyTimesheet, (stored) => {
      expect(resolveTypedTimes(typedOf(stored), { ...alone, stored })).toEqual(stored);
    }),
  );
});

test('typing the minutes of neighbors never overlaps them, whatever their seconds', () => {
  const seconds = fc.integer({ min: 0, max: 59_999 });
  fc.assert(
    fc.property(anyTimesheet, seconds, seconds, (recorded, before, after) => {
      const typed = typedOf(recorded);
      const previousEnd = new Date(+typed.clockInAt + before);
      const nextStart = new Date(Number(typed.clockOutAt) + after);
      const meant = resolveTypedTimes(typed, { stored: null, previousEnd, nextStart });
      expect(meant).toMatchObject({ clockInAt: previousEnd, clockOutAt: nextStart });
      expect(findInvalidTimes(meant)).toEqual({});
    }),
  );
});

test('breaks move by whole minutes with a timesheet whose new times are typed', () => {
  const stored = times('09:00:37', '17:00:12');

  expect(chooseMove(stored, { clockInAt: at('10:00'), clockOutAt: at('18:00') })).toBe(3_600_000);
  expect(chooseMove(stored, { clockInAt: at('10:00:37'), clockOutAt: at('18:00:12') })).toBe(3_600_000);
  expect(chooseMove(stored, { clockInAt: at('10:00'), clockOutAt: at('17:00') })).toBe(0);
});

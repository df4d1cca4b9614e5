import { describe, expect, test } from '@jest/globals';
import { flsa, hoursOf, linesOf, pay } from './builders.js';

const request = (startDate: string, endDate: string, hours: number, requestId = 'holiday') => ({
  requestId,
  policyId: 'policy',
  startDate,
  endDate,
  hours,
});
const may = { startDate: '2026-05-01', endDate: '2026-05-31' };

describe('paid time off', () => {
  test.each<[string, ReturnType<typeof request>, string[]]>([
    ['is paid on its day', request('2026-05-04', '2026-05-04', 8), ['05-04 PTO 480']],
    ['skips the weekend', request('2026-05-08', '2026-05-11', 16), ['05-08 PTO 480', '05-11 PTO 480']],
    [
      'is paid on the weekend when the request has no weekday',
      request('2026-05-09', '2026-05-10', 8),
      ['05-09 PTO 240', '05-10 PTO 240'],
    ],
    [
      'has its remainder on the earliest days',
      request('2026-05-04', '2026-05-12', 8),
      ['05-04 PTO 69', '05-05 PTO 69', '05-06 PTO 69', '05-07 PTO 69', '05-08 PTO 68', '05-11 PTO 68', '05-12 PTO 68'],
    ],
    ['includes only the days of the period', request('2026-04-30', '2026-05-01', 16), ['05-01 PTO 480']],
    [
      'has no line for a day with 0 minutes',
      request('2026-05-04', '2026-05-08', 0.05),
      ['05-04 PTO 1', '05-05 PTO 1', '05-06 PTO 1'],
    ],
  ])('%s', (_, timeOff, expected) => {
    expect(linesOf(pay({ rules: flsa, period: may, timeOff: [timeOff] }))).toEqual(expected);
  });

  test('is paid once per request, whatever the order and duplicates of the requests', () => {
    const [first, second] = [request('2026-05-04', '2026-05-04', 4, 'a'), request('2026-05-04', '2026-05-04', 2, 'b')];
    const timeOff = [
      [first, second],
      [second, first, second, first],
    ].map((timeOff) => pay({ rules: flsa, period: may, timeOff }));
    expect(timeOff.map(linesOf)).toEqual([
      ['05-04 PTO 240', '05-04 PTO 120'],
      ['05-04 PTO 240', '05-04 PTO 120'],
    ]);
  });

  test('comes after the work of its day and does not count as time worked', () => {
    const shifts = ['2026-05-04', '2026-05-05'].map((day) => ({ in: `${day} 8:00`, out: `${day} 12:00` }));
    const paid = pay({ rules: flsa, period: may, shifts, timeOff: [request('2026-05-04', '2026-05-04', 4)] });
    expect(linesOf(paid)).toEqual(['05-04 REGULAR 240', '05-04 PTO 240', '05-05 REGULAR 240']);
    expect([hoursOf(paid), paid.jobs]).toEqual([{ regular: 8, pto: 4 }, [{ jobId: null, minutes: 480 }]]);
  });
});

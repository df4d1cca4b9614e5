import { describe, expect, test } from '@jest/globals';
import { flsa, pay, type ShiftInput } from './builders.js';

const shift = (date: string, hours: number, jobId: string | null): ShiftInput => ({
  id: `${date} ${jobId}`,
  in: `${date} 8:00`,
  out: `${date} ${String(8 + hours).padStart(2, '0')}:00`,
  jobId,
});
const jobsOf = (...shifts: ShiftInput[]) =>
  pay({ rules: flsa, shifts }).jobs.map(({ jobId, minutes }) => [jobId, minutes]);

describe('the minutes by job', () => {
  test('list each job once, ordered by id, with work without a job last', () => {
    const shifts = [
      shift('2026-11-09', 1, null),
      shift('2026-11-10', 2, 'roof'),
      shift('2026-11-11', 3, 'garden'),
      shift('2026-11-12', 4, 'roof'),
    ];
    expect(jobsOf(...shifts)).toEqual([
      ['garden', 180],
      ['roof', 360],
      [null, 60],
    ]);
  });

  test('leave out a job with less than half a minute of work', () => {
    expect(jobsOf({ in: '2026-11-09 8:00:00', out: '2026-11-09 8:00:29', jobId: 'roof' })).toEqual([]);
  });

  test('include only the days of the period, as the unpaid breaks do', () => {
    const breaks = [['UNPAID', '2026-11-14 23:30', '2026-11-15 0:15']] as const;
    const night = { in: '2026-11-14 20:00', out: '2026-11-15 4:00', jobId: 'roof', breaks };
    const { jobs, unpaidBreakMinutes } = pay({ rules: flsa, shifts: [night] });
    expect([jobs, unpaidBreakMinutes]).toEqual([[{ jobId: 'roof', minutes: 210 }], 30]);
  });
});

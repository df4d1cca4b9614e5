import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../harness/index.js';
import { firstDay, lastDay, TeamHistory } from './hours-by-team.js';
import { drawSeeds } from './random.js';

const organizations = 8;

let work: TestUseCases;
beforeAll(async () => {
  work = await startUseCases();
});
afterAll(() => work.close());

interface Report {
  readonly rows: readonly { readonly teamId?: string | null; readonly workedMinutes: number }[];
  readonly totals: { readonly workedMinutes: number };
}

describe('after lending, closings, reopenings and changes of teams', () => {
  test.each(drawSeeds(organizations))(
    'counts each worked minute once, for the team of its timesheet (%i)',
    async (seed) => {
      const history = await TeamHistory.live(work, seed);
      const { owner, random, done } = history;
      expect(done).toContain('closePayPeriod');
      const read = (type: string, startDate: string, endDate: string, more: object = {}) =>
        work.runOperation<Report>('report', owner, { type, startDate, endDate, ...more });
      const whole = await read('TIMES_BY_TEAM', firstDay, lastDay);
      const minutes = new Map(whole.rows.map(({ teamId = null, workedMinutes }) => [teamId, workedMinutes]));
      expect(minutes).toEqual(history.countMinutes(firstDay, lastDay));

      for (let range = 0; range < 8; range += 1) {
        const dates = [random.int(1, 30), random.int(1, 30)].map((day) => `2026-09-${String(day).padStart(2, '0')}`);
        const [startDate = '', endDate = ''] = dates.toSorted();
        const [byTeam, byEmployee] = [
          await read('TIMES_BY_TEAM', startDate, endDate),
          await read('TIMES_BY_EMPLOYEE', startDate, endDate),
        ];
        expect(byTeam.totals.workedMinutes).toBe(byEmployee.totals.workedMinutes);
        const input = { startDate, endDate, rows: 'TEAM', columns: 'WEEK' };
        const byTime = await work.runOperation<{ minutes: number }>('workByTime', owner, input);
        expect(byTime.minutes).toBe(byEmployee.totals.workedMinutes);
      }
    },
  );
});

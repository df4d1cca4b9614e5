import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import { aUser } from '../../identity/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { openCsvFile } from '../csv/csv.presenter.js';
import { mapEach } from '../entries/batches.queries.js';
import { openComputedEntries } from '../entries/computed-entries.queries.js';
import { lineColumns, toPersonLines } from '../export/payroll.service.js';
import { createPayRun } from '../run/pay-run.queries.js';
import type { PayRun, PayrollLines } from '../run/payroll-entry.types.js';
import { anApprovedTimesheet } from './calls.js';

/** 100 batches of 25 people with 12 lines each, computed when they are read, and how many people were computed so far. */
function aPayroll() {
  const progress = { computed: 0, closed: false };
  const compute = (number: number): PayrollLines => {
    progress.computed += 1;
    return {
      user: { id: String(number), firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' },
      lines: Array.from({ length: 12 }, (_, day) => ({
        ...{ date: `2026-11-${day + 10}`, timesheetId: null, kind: 'REGULAR', minutes: 480, hours: 8, rule: 'WORKED' },
        explanation: 'Worked time up to 40 hours in the workweek from November 8 to November 14 (29 CFR 778.101)',
      })),
    };
  };
  async function* compute100() {
    try {
      for (let batch = 0; batch < 100; batch += 1) {
        const people = Array.from({ length: 25 }, (_, person) => batch * 25 + person);
        yield mapEach(people, compute);
      }
    } finally {
      progress.closed = true;
    }
  }
  return { progress, batches: compute100() };
}

const takeTurns = async () => {
  for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
};

describe('a file of lines', () => {
  test('is computed only a few pieces ahead of a client that stops reading', async () => {
    const { progress, batches } = aPayroll();
    const { content } = await openCsvFile('lines', lineColumns, toPersonLines(batches));
    expect(progress.computed).toBeLessThan(50);
    for (let piece = 1; piece <= 5; piece += 1) {
      content.read();
      await takeTurns();
      expect(progress.computed).toBeLessThan(50 * (piece + 3));
    }
    content.destroy();
    await takeTurns();
    expect(progress.closed).toBe(true);
  });

  test('is computed person by person, each after the lines of the previous person are written', async () => {
    const { progress, batches } = aPayroll();
    const computed: number[] = [];
    for await (const batch of toPersonLines(batches)) for (const _ of batch) computed.push(progress.computed);
    expect(computed).toEqual(Array.from({ length: 100 * 25 * 12 }, (_, line) => Math.floor(line / 12) + 1));
  });
});

describe('the computed lines of a payroll', () => {
  let gateway: TestUseCases;
  beforeAll(async () => {
    gateway = await startUseCases({ now: '2026-11-16T19:00:00Z' });
  });
  afterAll(() => gateway.close());

  test('are those of one person at a time', async () => {
    const organization = await anOrganization(gateway.orm);
    for (const firstName of ['Ada', 'Ben', 'Cleo']) {
      const user = await aUser(gateway.orm, { organization, firstName });
      await anApprovedTimesheet(gateway.orm, user, ['2026-11-09T15:00:00Z', '2026-11-09T16:00:00Z']);
    }
    let computed = 0;
    const em = gateway.orm.em.fork();
    scopeToTenant(em, organization.id);
    const now = gateway.clock.now();
    const period = { startDate: '2026-11-08', endDate: '2026-11-14' } as const;
    const run: PayRun = {
      ...(await createPayRun(em, organization.id, { period, now, hasCarriedLines: false })),
      /** Read once for each person who is computed. */
      get now() {
        computed += 1;
        return now;
      },
    };
    const people: string[] = [];
    for await (const batch of openComputedEntries(em, run).lines()) {
      for (const { user, lines } of batch) {
        people.push(user.firstName);
        expect(computed).toBe(people.length);
        expect(lines.map(({ minutes }) => minutes)).toEqual([60]);
      }
    }
    expect(people).toEqual(['Ada', 'Ben', 'Cleo']);
  });
});

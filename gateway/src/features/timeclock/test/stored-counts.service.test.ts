import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import {
  applicationOf,
  startUseCases,
  storedTable,
  storedTrigger,
  type TestUseCases,
} from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { type User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { dashboardStats } from '../dashboard/dashboard.service.js';
import {
  countTimesheetsOfPayPeriods,
  readTimesheetCountsOfPayPeriods,
} from '../timesheets/pay-period-counts.queries.js';
import { timesheetCountsSweep } from '../timesheets/stored-counts.job.js';
import { aTimesheet } from './builders.js';
import { findCountDifferences } from './stored-count-differences.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

const hourMs = 3_600_000;
const start = Date.parse('2026-07-01T00:00:00Z');

const findDifferences = ({ organizationId }: User) => findCountDifferences(work.orm, organizationId);

/** Changes timesheets of a person in transactions that stay open for any number of turns. */
class Writer {
  private em: EntityManager | undefined;
  private turn = 0;

  constructor(private readonly user: User) {}

  async step(action: number): Promise<void> {
    this.turn += 1;
    if (this.em && action === 0) return this.end('commit');
    if (this.em && action === 1) return this.end('rollback');
    if (!this.em) {
      this.em = work.orm.em.fork();
      await this.em.begin();
    }
    await this.change(this.em, action);
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const { em } = this;
    this.em = undefined;
    await em?.[how]();
  }

  private async change(em: EntityManager, action: number): Promise<void> {
    const { organizationId, id } = this.user;
    // Citus would refuse to compute with columns in an update, which the product does before it.
    const table = await storedTable(work.orm, 'timesheets');
    const own = `where organization_id = '${organizationId}' and user_id = '${id}'`;
    const some = `${own} and mod(extract(hour from clock_in_at)::int, ${2 + (this.turn % 3)}) = 0`;
    const statements = [
      `update ${table} set approved_at = clock_out_at + interval '1 hour' ${some} and clock_out_at is not null`,
      `update ${table} set approved_at = null ${some}`,
      `update ${table} set clock_in_at = clock_in_at - interval '1 year', clock_out_at = clock_out_at - interval '1 year' ${some}`,
      `delete from ${table} ${some}`,
      `update ${table} set clock_out_at = clock_in_at + interval '20 minutes' ${own} and clock_out_at is null`,
      `select fold_timesheet_counts('${organizationId}')`,
      `update ${table} set notes = 'Late' ${some}`,
    ];
    await em.execute(statements[action % statements.length] as string);
    const at = new Date(start + this.turn * 5 * hourMs).toISOString();
    await em.execute(
      `insert into timesheets (organization_id, id, user_id, clock_in_at, clock_out_at) values
         ('${organizationId}', '${newId()}', '${id}', '${at}', '${at}'::timestamptz + interval '10 minutes'),
         ('${organizationId}', '${newId()}', '${id}', '${at}'::timestamptz + interval '1 hour', '${at}'::timestamptz + interval '2 hours')
       on conflict do nothing`,
    );
  }
}

describe('the stored counts of timesheets', () => {
  const crewSize = 3;
  const anyOrder = fc.array(fc.tuple(fc.nat(crewSize - 1), fc.nat(8)), { minLength: 15, maxLength: 40 });

  test('equal the timesheets in every snapshot, in any interleaving of transactions', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (order) => {
        const first = await aUser(work.orm, { role: 'MANAGER' });
        const { organizationId } = first;
        const writers = [new Writer(first)];
        while (writers.length < crewSize) writers.push(new Writer(await aUser(work.orm, { organizationId })));
        try {
          for (const [writer, action] of order) {
            await writers[writer]?.step(action);
            expect(await findDifferences(first)).toEqual([]);
          }
        } finally {
          for (const writer of writers) await writer.end('commit');
        }
        expect(await findDifferences(first)).toEqual([]);
      }),
      { numRuns: 12, includeErrorInReport: true },
    );
  });

  test('let one punch change them while the transaction of another one is open', async () => {
    const one = await aUser(work.orm);
    const other = await aUser(work.orm, { organizationId: one.organizationId });
    const forks = [one, other].map((user) => ({ user, em: work.orm.em.fork() }));
    for (const { user, em } of forks) {
      await em.begin();
      await em.execute('insert into timesheets (organization_id, user_id, clock_in_at) values (?, ?, now())', [
        user.organizationId,
        user.id,
      ]);
      await em.execute('select fold_timesheet_counts(?::uuid)', [user.organizationId]);
    }
    await forks[1]?.em.commit();
    await forks[0]?.em.commit();

    expect(await findDifferences(one)).toEqual([]);
  });

  test('include rows that are loaded as a replica, and many rows of one statement', async () => {
    const user = await aUser(work.orm, { role: 'MANAGER' });
    await work.orm.em.fork().transactional(async (em) => {
      await em.execute('set local session_replication_role = replica');
      await em.execute(
        `insert into timesheets (organization_id, id, user_id, clock_in_at, clock_out_at)
         select ?, uuidv7(), ?, at, at + interval '1 hour'
         from generate_series('2026-01-01', '2026-07-01', interval '6 hours') as at`,
        [user.organizationId, user.id],
      );
    });

    expect(await findDifferences(user)).toEqual([]);
    expect(await work.run(dashboardStats, user)).toMatchObject({ pendingApprovals: 725 });
  });

  test('are corrected by the sweep if they differ, which is logged', async () => {
    const user = await aUser(work.orm, { role: 'MANAGER' });
    const em = work.orm.em.fork();
    const table = await storedTable(work.orm, 'timesheets');
    const trigger = `trigger ${storedTrigger(table, 'timesheets_counted_after_insert')}`;
    await em.execute(`alter table ${table} disable ${trigger}`);
    await aTimesheet(work.orm, { user, clockOutAt: new Date('2026-07-15T16:00:00Z') });
    await em.execute(`alter table ${table} enable always ${trigger}`);
    await em.execute(`insert into timesheet_counts values (?, '-infinity', 7, 7, 7), (?, '2026-01-01', 1, 1, 1)`, [
      user.organizationId,
      user.organizationId,
    ]);
    const warnings: object[] = [];
    const logger = { warn: (details: object) => warnings.push(details) };

    const sweep = () => timesheetCountsSweep.run({ orm: applicationOf(work.orm), logger } as never);
    await sweep();
    await sweep();

    expect(await findDifferences(user)).toEqual([]);
    expect(warnings).toEqual([{ organizationId: user.organizationId, days: 3 }]);
    expect(await work.run(dashboardStats, user)).toMatchObject({ pendingApprovals: 1 });
  });
});

describe('the counts of pay periods', () => {
  const quarter = hourMs / 4;
  /** Quarters of an hour after the start: when a person clocks in, and how long for; open if not at all. */
  const shifts = fc.array(fc.tuple(fc.nat(600), fc.option(fc.integer({ min: 1, max: 90 })), fc.boolean()), {
    maxLength: 8,
  });
  const periods = fc.array(fc.tuple(fc.nat(600), fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 4 });
  const at = (quarters: number) => new Date(start + quarters * quarter);

  test('are the same from whole days as from the timesheets', async () => {
    await fc.assert(
      fc.asyncProperty(shifts, periods, async (shifts, periods) => {
        const { organizationId } = await aUser(work.orm);
        for (const [from, length, isApproved] of shifts) {
          const clockOutAt = length === null ? null : at(from + length);
          await aTimesheet(work.orm, {
            user: await aUser(work.orm, { organizationId }),
            ...{ clockInAt: at(from), clockOutAt, approvedAt: isApproved ? clockOutAt : null },
          });
        }
        const instants = periods.map(([from, length]) => ({ startsAt: at(from), endsAt: at(from + length) }));
        const em = applicationOf(work.orm).em.fork();

        const expected = instants.map(({ startsAt, endsAt }) => {
          const overlapping = shifts.filter(
            ([from, length]) =>
              at(from) < endsAt && (at(from) >= startsAt || length === null || at(from + length) > startsAt),
          );
          const unapproved = overlapping.filter(([, length, isApproved]) => !isApproved || length === null);
          return { timesheetCount: overlapping.length, unapprovedCount: unapproved.length };
        });
        expect(await readTimesheetCountsOfPayPeriods(em, organizationId, instants)).toEqual(expected);
        expect(await countTimesheetsOfPayPeriods(em, organizationId, instants)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});

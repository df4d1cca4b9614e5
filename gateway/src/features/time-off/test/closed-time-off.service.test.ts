import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { sumTimeOffMinutesByDate } from '../../../pay-engine/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { payPeriodCalls } from '../../pay-periods/test/calls.js';
import { sumWorkByDate } from '../../payroll/index.js';
import { ptoCalendar } from '../calendar/pto-calendar.service.js';
import { updatePtoPolicy } from '../policies/pto-policy.service.js';
import { approvePtoRequestCommand, denyPtoRequest, revokePtoRequest } from '../requests/decision.service.js';
import type { PtoRequest } from '../requests/pto-request.entity.js';
import { cancelPtoRequest, myPtoRequests, requestPtoCommand } from '../requests/pto-request.service.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';

const approvePtoRequest = approvePtoRequestCommand({ sumWorkByDate });
const requestPto = requestPtoCommand({ sumWorkByDate });

interface PayrollPage {
  readonly edges: readonly { readonly node: { readonly ptoMinutes: number } }[];
}

let work: TestUseCases;
let periods: ReturnType<typeof payPeriodCalls>;
let team: Awaited<ReturnType<typeof aTeam>>;

/** A period of the default plan: two weeks from Sunday to Saturday. */
const july = { startDate: '2026-07-05', endDate: '2026-07-18' };
const inside = { startDate: '2026-07-13', endDate: '2026-07-13', hours: 8 };
const outside = { startDate: '2026-07-20', endDate: '2026-07-20', hours: 8 };
const refused = {
  kind: 'conflict',
  code: 'pay-period.closed',
  message: 'The pay period Jul 5 – Jul 18, 2026 is closed. An administrator can reopen it.',
};

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-20T15:00:00Z' });
  periods = payPeriodCalls(work);
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
});

const sql = (statement: string, ...values: unknown[]) => work.orm.em.fork().execute(statement, values);

/** Pending requests that were not decided when their period was closed. */
async function undecidedInClosedPeriod(count: number): Promise<PtoRequest[]> {
  await periods.close(team.admin, july.startDate);
  const requests = await Array.fromAsync({ length: count }, () =>
    aPtoRequest(work.orm, { user: team.worker, ...outside }),
  );
  await work.orm.em.fork().transactional(async (em) => {
    await em.execute('set local session_replication_role = replica');
    await em.execute('update pto_requests set start_date = ?, end_date = ? where organization_id = ?', [
      inside.startDate,
      inside.endDate,
      team.organizationId,
    ]);
  });
  return requests;
}

describe('a closed pay period', () => {
  test('takes no requests for its days', async () => {
    const { id: policyId } = await aPtoPolicy(work.orm, { organizationId: team.organizationId });
    await periods.close(team.admin, july.startDate);

    await expect(work.run(requestPto, team.worker, { policyId, ...inside })).rejects.toMatchObject(refused);
    await work.run(requestPto, team.worker, { policyId, ...outside });
    // The hours of a request from Saturday to Monday are on the Monday.
    const overWeekend = { startDate: '2026-07-18', endDate: '2026-07-20', hours: 8 };
    await work.run(requestPto, team.colleague, { policyId, ...overWeekend });
  });

  test('keeps its requests from being approved, but not from being denied or canceled', async () => {
    const [one, other, third] = (await undecidedInClosedPeriod(3)) as [PtoRequest, PtoRequest, PtoRequest];

    await expect(work.run(approvePtoRequest, team.manager, { id: one.id })).rejects.toMatchObject(refused);
    await periods.reopen(team.admin, july.startDate);
    await work.run(approvePtoRequest, team.manager, { id: one.id });
    await work.run(denyPtoRequest, team.manager, { id: other.id });
    await work.run(cancelPtoRequest, team.worker, { id: third.id });
  });

  test('lets undecided requests be denied and canceled', async () => {
    const [one, other] = (await undecidedInClosedPeriod(2)) as [PtoRequest, PtoRequest];

    await work.run(denyPtoRequest, team.manager, { id: one.id });
    await work.run(cancelPtoRequest, team.worker, { id: other.id });
  });

  test('keeps its approvals from being revoked, and shows that', async () => {
    const { id } = await aPtoRequest(work.orm, { user: team.manager, ...inside, status: 'APPROVED' });
    await periods.close(team.admin, july.startDate);

    await expect(work.run(revokePtoRequest, team.admin, { id })).rejects.toMatchObject(refused);
    const [edge] = (await work.run(myPtoRequests, team.manager, {})).edges;
    expect(edge?.node).toMatchObject({ inClosedPayPeriod: true, canRevoke: false });
    const calendar = await work.run(ptoCalendar, team.admin, july);
    expect(calendar.people).toMatchObject([{ timeOff: [{ id, canRevoke: false }] }]);
  });

  test('keeps the policy of its time off paid or unpaid', async () => {
    const policy = await aPtoPolicy(work.orm, { organizationId: team.organizationId });
    await aPtoRequest(work.orm, { user: team.worker, policy, ...inside, status: 'APPROVED' });
    const makeUnpaid = () => work.run(updatePtoPolicy, team.admin, { id: policy.id, paid: false, category: 'SICK' });
    await periods.close(team.admin, july.startDate);

    await expect(makeUnpaid()).rejects.toMatchObject({ kind: 'conflict', code: 'pto-policy.settled' });
    await work.run(updatePtoPolicy, team.admin, { id: policy.id, paid: true, name: 'Leave' });
    await periods.reopen(team.admin, july.startDate);
    expect(await makeUnpaid()).toMatchObject({ name: 'Leave', paid: false, category: 'SICK' });
  });

  test('waits for requests that are not decided', async () => {
    const requests = await Array.fromAsync({ length: 2 }, () =>
      aPtoRequest(work.orm, { user: team.worker, ...inside }),
    );

    await expect(periods.close(team.admin, july.startDate)).rejects.toMatchObject({
      message: expect.stringContaining('2 requests for time off'),
    });
    for (const { id } of requests) await work.run(denyPtoRequest, team.manager, { id });
    await periods.close(team.admin, july.startDate);
  });
});

describe('the database', () => {
  const broken = expect.objectContaining({ constraint: 'pto_requests_in_open_pay_period' });

  test('rejects every change of approved time off in a closed period', async () => {
    const approved = await aPtoRequest(work.orm, { user: team.worker, ...inside, status: 'APPROVED' });
    const later = await aPtoRequest(work.orm, { user: team.worker, ...outside, status: 'APPROVED' });
    await periods.close(team.admin, july.startDate);

    for (const attempt of [
      () => sql('update pto_requests set hours = 4 where id = ?', approved.id),
      () =>
        sql(
          `update pto_requests set start_date = ?, end_date = ? where id = ?`,
          '2026-07-20',
          '2026-07-20',
          approved.id,
        ),
      () => sql('update pto_requests set start_date = ? where id = ?', '2026-07-17', later.id),
      () => sql('delete from pto_requests where id = ?', approved.id),
      () => aPtoRequest(work.orm, { user: team.worker, ...inside }),
      () => aPtoRequest(work.orm, { user: team.worker, ...inside, status: 'APPROVED' }),
    ]) {
      await expect(attempt()).rejects.toEqual(broken);
    }
    await sql(`update pto_requests set manager_notes = 'x' where id = ?`, approved.id);
    await sql('delete from pto_requests where id = ?', later.id);
  });

  test('puts time off on the same dates with time_off_dates as the pay engine with spreadTimeOff', async () => {
    const day = fc.integer({ min: 0, max: 800 }).map((n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }));
    const spans = fc.sample(
      fc.record({ start: day, days: fc.integer({ min: 0, max: 365 }), hours: fc.integer({ min: 1, max: 80 }) }),
      300,
    );
    const requests = [...spans, ...spans.map((span) => ({ ...span, days: span.days % 9, hours: 1 }))].map(
      ({ start, days, hours }) => ({ startDate: `${start}`, endDate: `${start.add({ days })}`, hours }),
    );

    const rows = await sql(
      `select array(
         select time_off_dates(
           (request ->> 'start_date')::date, (request ->> 'end_date')::date, (request ->> 'hours')::integer)::text
       ) as dates
       from jsonb_array_elements(?::jsonb) with ordinality as each (request, position) order by position`,
      JSON.stringify(
        requests.map(({ startDate, endDate, hours }) => ({ start_date: startDate, end_date: endDate, hours })),
      ),
    );

    expect(rows.map(({ dates }) => dates)).toEqual(
      requests.map((request) => [...sumTimeOffMinutesByDate([request]).keys()]),
    );
  });
});

describe('simultaneous changes', () => {
  const countApproved = async () => {
    const statement = `select count(*)::int as count from pto_requests where organization_id = ? and status = 'APPROVED'`;
    const [row] = await sql(statement, team.organizationId);
    return row?.count;
  };

  test('never approve more than 24 hours of one day', async () => {
    const requests = await Array.fromAsync({ length: 6 }, () =>
      aPtoRequest(work.orm, { user: team.worker, ...inside }),
    );

    const outcomes = await Promise.allSettled(
      requests.map(({ id }) => work.run(approvePtoRequest, team.manager, { id })),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await countApproved()).toBe(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'pto-request.day-full' });
    }
  });

  test('never approve beyond the allowance without a confirmation', async () => {
    const policy = await aPtoPolicy(work.orm, { organizationId: team.organizationId, yearlyAllowanceHours: 16 });
    const requests = await Array.fromAsync({ length: 5 }, (_, index) =>
      aPtoRequest(work.orm, { user: team.worker, policy, ...inside, ...onDay(20 + index) }),
    );

    await Promise.allSettled(requests.map(({ id }) => work.run(approvePtoRequest, team.manager, { id })));

    expect(await countApproved()).toBe(2);
  });

  type Change = (request: PtoRequest) => Promise<unknown>;
  const approve: Change = ({ id }) => work.run(approvePtoRequest, team.manager, { id });
  const revoke: Change = ({ id }) => work.run(revokePtoRequest, team.manager, { id });
  const request: Change = ({ policy }) => work.run(requestPto, team.worker, { policyId: policy.id, ...inside });

  /** The paid time off of the period after the change, if it came before or after the closing. */
  test.each([
    ['approving', approve, { ...inside, status: 'PENDING' }, [480, 0]],
    ['revoking', revoke, { ...inside, status: 'APPROVED' }, [0, 480]],
    ['requesting', request, { ...outside, status: 'PENDING' }, [0, 0]],
  ] as const)('never let %s time off change the pay of a closed period', async (_name, change, facts, minutes) => {
    const outcomes = await Array.fromAsync({ length: 5 }, async () => {
      team = await aTeam(work.orm);
      const existing = await aPtoRequest(work.orm, { user: team.worker, ...facts });

      const [changed, closed] = await Promise.allSettled([change(existing), periods.close(team.admin, july.startDate)]);

      const { edges } = await work.runOperation<PayrollPage>('payrollExport', team.admin, july);
      const paid = edges.reduce((sum, { node }) => sum + node.ptoMinutes, 0);
      expect(paid).toBe(minutes[changed.status === 'fulfilled' ? 0 : 1]);
      return [changed, closed];
    });

    const rejections = outcomes.flat().filter((outcome) => outcome.status === 'rejected');
    const codes = new Set(rejections.map(({ reason }) => reason.code));
    expect(new Set(['pay-period.closed', 'pay-period.time-off-not-decided']).isSupersetOf(codes)).toBe(true);
  });
});

function onDay(day: number) {
  return { startDate: `2026-07-${day}`, endDate: `2026-07-${day}` };
}

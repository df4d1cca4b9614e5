import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aCompany, firstHalf, october, secondHalf, sumByKind } from './correction-calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ now: '2026-10-20T16:00:00Z' });
});
afterAll(() => gateway.close());

describe('a correction in a workweek that two closed periods share', () => {
  test('adds the overtime to the other period and moves its closing (29 CFR 778.103)', async () => {
    const { owner, ok, work, close, reopen, sum, readPeriod } = await aCompany(gateway);
    await work([14, 16, 17, 18, 19]);
    await close(firstHalf);
    await close(secondHalf);
    expect([await sum(firstHalf), await sum(secondHalf)]).toEqual([
      [480, 0, 0],
      [1920, 0, 0],
    ]);
    const before = await readPeriod(secondHalf);

    gateway.clock.advance({ hours: 1 });
    await reopen(firstHalf);
    await work([13, 15]);
    await close(firstHalf);

    expect([await sum(firstHalf), await sum(secondHalf)]).toEqual([
      [1440, 0, 0],
      [960, 960, 0],
    ]);
    const after = await readPeriod(secondHalf);
    expect(after.closedAt > before.closedAt).toBe(true);
    expect(after).toMatchObject({ status: 'CLOSED', version: 2, versions: [{ reason: 'NEIGHBOR' }, { version: 1 }] });
    expect(await readPeriod(firstHalf)).toMatchObject({ version: 2, versions: [{ reason: 'CLOSED_AGAIN' }, {}] });
    // What was paid first stays readable.
    expect(await sum(secondHalf, '&version=1')).toEqual([1920, 0, 0]);
    const unknown = await gateway.rest(owner, 'GET', '/api/payroll?startDate=2026-09-16&endDate=2026-09-30&version=3');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });

    const adjustments = await ok('GET', '/api/payroll/adjustments');
    expect(adjustments).toMatchObject([
      { period: firstHalf, version: 2, previousVersion: 1, reason: 'CLOSED_AGAIN', carriedTo: null },
      { period: secondHalf, version: 2, previousVersion: 1, reason: 'NEIGHBOR', user: { id: owner.user.id } },
    ]);
    expect(adjustments.map(({ lines }: { lines: [] }) => sumByKind(lines))).toEqual([
      { REGULAR: 960 },
      { REGULAR: -960, OVERTIME: 960 },
    ]);
    const versions = await ok('GET', '/api/payroll/versions');
    expect(
      versions.map(({ startDate, version, reason }: Record<string, unknown>) => [startDate, version, reason]),
    ).toEqual([
      [firstHalf.startDate, 1, 'CLOSED'],
      [secondHalf.startDate, 1, 'CLOSED'],
      [firstHalf.startDate, 2, 'CLOSED_AGAIN'],
      [secondHalf.startDate, 2, 'NEIGHBOR'],
    ]);
    const audit = await ok('GET', '/api/audit-logs');
    expect(audit).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'payroll-version.created' })]));
  });

  test('is the same through GraphQL', async () => {
    const { owner, work, close, reopen } = await aCompany(gateway);
    await work([14, 16, 17, 18, 19]);
    await close(firstHalf);
    await close(secondHalf);
    await reopen(firstHalf);
    await work([13, 15]);
    await close(firstHalf);

    const { body } = await gateway.graphql(
      owner,
      `{ viewer { payrollExport(startDate: "2026-09-16", endDate: "2026-09-30") { edges { node { overtimeMinutes } } }
         first: payrollExport(startDate: "2026-09-16", endDate: "2026-09-30", version: 1) {
           edges { node { overtimeMinutes } } }
         payrollVersions(first: 2) { totalCount edges { node { version reason } } pageInfo { endCursor } }
         payrollAdjustments(since: "2026-01-01T00:00:00Z") { edges { node { period { startDate } version lines { kind minutes } } } }
         payPeriods(around: "2026-09-16") { nodes { startDate version payVersions { nodes { version reason closedBy { id } } } } } } }`,
    );
    expect(body.errors).toBeUndefined();
    expect(body.data.viewer.payrollExport.edges).toEqual([{ node: { overtimeMinutes: 960 } }]);
    expect(body.data.viewer.first.edges).toEqual([{ node: { overtimeMinutes: 0 } }]);
    expect(body.data.viewer.payrollVersions).toMatchObject({ totalCount: 4, edges: [{}, {}] });
    expect(body.data.viewer.payrollAdjustments.edges).toHaveLength(2);

    const rest = await gateway.graphql(
      owner,
      `{ viewer { payrollVersions(after: "${body.data.viewer.payrollVersions.pageInfo.endCursor}") { edges { node { reason } } } } }`,
    );
    expect(
      rest.body.data.viewer.payrollVersions.edges.map(({ node }: { node: { reason: string } }) => node.reason),
    ).toEqual(['CLOSED_AGAIN', 'NEIGHBOR']);
  });

  test.each<[string, number[], number[], [number, number, number]]>([
    ['weekly overtime', [14, 16, 17, 18, 19], [13, 15], [960, 960, 0]],
    ['the seventh day', [14, 15, 16, 17, 18, 19], [13], [960, 960, 0]],
  ])('adds California’s %s to the other period', async (_name, days, late, expected) => {
    const { work, close, reopen, sum } = await aCompany(gateway, { overtimeRule: 'CALIFORNIA' });
    await work(days);
    await close(firstHalf);
    await close(secondHalf);
    await reopen(firstHalf);
    await work(late);
    await close(firstHalf);

    expect(await sum(secondHalf)).toEqual(expected);
  });

  test('recomputes the neighbors on both sides and changes the one whose pay differs', async () => {
    const weekly = { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-09-02' } } as const;
    const { work, close, reopen, sum, readPeriod } = await aCompany(gateway, weekly);
    const weeks = ['2026-09-02', '2026-09-09', '2026-09-16'].map((startDate) => ({
      startDate,
      endDate: `2026-09-${String(Number(startDate.slice(-2)) + 6).padStart(2, '0')}`,
    })) as [Week, Week, Week];
    // Workweeks from Sunday: the 6th to the 12th and the 13th to the 19th.
    await work([6, 7, 8, 16, 17, 18, 19]);
    for (const week of weeks) await close(week);
    await reopen(weeks[1]);
    await work([9, 10, 11, 12, 13, 14]);
    await close(weeks[1]);

    expect([await sum(weeks[0]), await sum(weeks[1]), await sum(weeks[2])]).toEqual([
      [1440, 0, 0],
      [1920, 960, 0],
      [1440, 480, 0],
    ]);
    expect(await readPeriod(weeks[0])).toMatchObject({ version: 1 });
    expect(await readPeriod(weeks[2])).toMatchObject({ version: 2 });
  });

  test('leaves a neighbor alone whose pay is the same', async () => {
    const { work, close, reopen, readPeriod } = await aCompany(gateway);
    await work([14, 16]);
    await close(firstHalf);
    await close(secondHalf);
    const before = await readPeriod(secondHalf);
    gateway.clock.advance({ minutes: 1 });
    await reopen(firstHalf);
    await work([15]);
    await close(firstHalf);

    expect(await readPeriod(secondHalf)).toEqual(before);
  });

  test('is found when the periods are closed in the other order', async () => {
    const { work, close, sum } = await aCompany(gateway);
    await work([13, 14, 15, 16, 17, 18, 19]);
    await close(secondHalf);
    expect(await sum(secondHalf)).toEqual([960, 960, 0]);
    await close(firstHalf);
    expect([await sum(firstHalf), await sum(secondHalf)]).toEqual([
      [1440, 0, 0],
      [960, 960, 0],
    ]);
  });

  test('copies the entries of everyone else unchanged', async () => {
    const { owner, work, close, reopen, readEntries } = await aCompany(gateway);
    const { user } = await createActor(gateway, 'WORKER', { organizationId: owner.organizationId });
    await work([14, 16, 17, 18, 19]);
    await work([16], user);
    await close(firstHalf);
    await close(secondHalf);
    const entryOf = async () => (await readEntries(secondHalf)).find((entry) => entry.user.id === user.id);
    const before = await entryOf();
    await gateway.orm.em.fork().execute("update users set first_name = 'Renamed' where id = ?", [user.id]);
    await reopen(firstHalf);
    await work([13, 15]);
    await close(firstHalf);

    expect(await entryOf()).toEqual(before);
    expect(await readEntries(october)).toHaveLength(2);
  });
});

interface Week {
  readonly startDate: string;
  readonly endDate: string;
}

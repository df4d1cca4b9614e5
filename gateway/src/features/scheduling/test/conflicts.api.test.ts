import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aSchedule } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const week = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };
const hours = (startAt: string, endAt: string) => ({ startAt: new Date(startAt), endAt: new Date(endAt) });

describe.each(apis)('the conflicts of a board over %s', (api) => {
  test('name the shift, the person and the reason, beyond the end of the week too', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const own = { organizationId, assignedUserIds: [worker.id] };
    const { id } = await aSchedule(gateway.orm, { ...own, assignedUserIds: [worker.id, colleague.id] });
    await aSchedule(gateway.orm, { ...own, title: 'Late', ...hours('2026-07-15T22:00:00Z', '2026-07-16T01:00:00Z') });
    await aSchedule(gateway.orm, { ...own, status: 'CANCELED' });
    const sunday = await aSchedule(gateway.orm, { ...own, ...hours('2026-07-12T10:00:00Z', '2026-07-12T12:00:00Z') });
    // On Saturday, before the board.
    await aSchedule(gateway.orm, { ...own, title: 'Eve', ...hours('2026-07-11T22:00:00Z', '2026-07-12T05:00:00Z') });

    const { data } = await gateway.call(api, manager, 'scheduleBoard', week);

    const ofFirst = data.conflicts.filter((one: { scheduleId: string }) => one.scheduleId === id);
    expect(ofFirst).toEqual([
      {
        scheduleId: id,
        code: 'OVERLAP',
        userId: worker.id,
        message: 'Ada Marsh is also planned for “Late”, Wed, Jul 15, 4:00 PM to 7:00 PM',
      },
    ]);
    expect(data.conflicts).toHaveLength(3);
    expect(data.conflicts).toContainEqual(
      expect.objectContaining({ scheduleId: sunday.id, code: 'SHORT_REST', userId: worker.id }),
    );
  });

  test('tell workers only about their own time off', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const both = { organizationId, assignedUserIds: [worker.id, colleague.id] };
    const { id } = await aSchedule(gateway.orm, both);
    await aSchedule(gateway.orm, both);
    const days = { startDate: '2026-07-15', endDate: '2026-07-15', status: 'APPROVED' as const };
    await aPtoRequest(gateway.orm, { user: worker, ...days });
    await aPtoRequest(gateway.orm, { user: colleague, ...days });

    const { data } = await gateway.call(api, worker, 'scheduleBoard', week);

    expect(data.conflicts).toHaveLength(2);
    expect(data.conflicts).toContainEqual(
      expect.objectContaining({ scheduleId: id, code: 'TIME_OFF', userId: worker.id }),
    );
    expect(JSON.stringify(data.conflicts)).not.toContain(colleague.id);
  });
});

test('the statements for the conflicts do not depend on the number of shifts', async () => {
  const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
  const plan = () => aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id, colleague.id] });
  const read = `query { viewer { scheduleBoard(from: "${week.from}", to: "${week.to}") { conflicts { code } schedules { conflicts { code userId } } } } }`;
  const count = async () => {
    const statements = await statementsOf(() => gateway.graphql(manager, read));
    return statements.length;
  };

  await plan();
  await plan();
  const few = await count();
  for (let index = 0; index < 10; index += 1) await plan();

  expect(await count()).toBe(few);
});

describe('a shift that a query selects twice', () => {
  test('has no conflict with itself and is counted once', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const long = hours('2026-07-13T06:00:00Z', '2026-07-14T04:00:00Z');
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id], ...long });
    const shift = 'edges { node { id conflicts { code } warnings { message } } }';
    const { body } = await gateway.graphql(
      manager,
      `{
      viewer { a: schedules(first: 5) { ${shift} } b: schedules(first: 4) { ${shift} } }
      node(id: "${id}") { ... on Schedule { conflicts { code } warnings { message } } }
    }`,
    );
    expect(body.errors).toBeUndefined();
    const { conflicts, warnings } = body.data.node;
    expect(conflicts).toEqual([]);
    const node = { id, conflicts: [], warnings };
    expect(body.data.viewer).toEqual({ a: { edges: [{ node }] }, b: { edges: [{ node }] } });
    expect(warnings).toEqual([]);
  });
});

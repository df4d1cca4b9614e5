import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { anOrganization } from '../../src/features/organization/test/builders.js';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';
import { RoleFixture } from './role-fixture.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const { id: organizationId } = await anOrganization(gateway.orm, { createdAt: new Date('2026-03-01T12:00:00Z') });
  owner = await createActor(gateway, 'OWNER', { organizationId });
});

async function ask(text: string) {
  const { body } = await gateway.graphql(owner, `{ viewer { ${text} } }`);
  expect(body.errors).toBeUndefined();
  return body.data.viewer;
}

const periodPage = (args: string) =>
  ask(`payPeriods(${args}) { nodes { startDate endDate } pageInfo { hasNextPage endCursor } totalCount }`);

async function startDatesOfAllPages(size: number): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const { payPeriods } = await periodPage(`first: ${size}, after: ${JSON.stringify(after)}`);
    found.push(...payPeriods.nodes.map(({ startDate }: { startDate: string }) => startDate));
    if (!payPeriods.pageInfo.hasNextPage) return found;
    after = payPeriods.pageInfo.endCursor;
  }
}

test('pay periods go back from the next one to the one in which the organization was created', async () => {
  const { payPeriods } = await periodPage('first: 1000');
  const starts = payPeriods.nodes.map(({ startDate }: { startDate: string }) => startDate);
  expect(payPeriods.nodes[0].startDate > '2026-07-15').toBe(true);
  expect(payPeriods.nodes[1].startDate <= '2026-07-15' && payPeriods.nodes[1].endDate >= '2026-07-15').toBe(true);
  expect(payPeriods.nodes.at(-1).startDate <= '2026-03-01' && payPeriods.nodes.at(-1).endDate >= '2026-03-01').toBe(
    true,
  );
  expect(payPeriods).toMatchObject({ totalCount: starts.length, pageInfo: { hasNextPage: false } });
  expect(await startDatesOfAllPages(2)).toEqual(starts);
  expect(await startDatesOfAllPages(3)).toEqual(starts);
});

test('pay periods include an earlier one with a timesheet, and start around a date', async () => {
  const starts = await startDatesOfAllPages(4);
  const clockInAt = new Date('2025-06-10T15:00:00Z');
  await aTimesheet(gateway.orm, { user: owner.user, clockInAt, clockOutAt: new Date('2025-06-10T23:00:00Z') });
  const all = await startDatesOfAllPages(4);
  expect(all.slice(0, -1)).toEqual(starts);
  expect(all.at(-1)?.slice(0, 7)).toMatch(/2025-0[56]/);
  const { payPeriods } = await periodPage('first: 2, around: "2026-04-10"');
  const index = starts.indexOf(payPeriods.nodes[1].startDate);
  expect(payPeriods.nodes.map(({ startDate }: { startDate: string }) => startDate)).toEqual(
    starts.slice(index - 1, index + 1),
  );
  expect(payPeriods.nodes[1].startDate <= '2026-04-10' && payPeriods.nodes[1].endDate >= '2026-04-10').toBe(true);
});

test('the versions of a pay period come in pages, newest first', async () => {
  const startDate = '2026-06-21';
  for (let time = 0; time < 3; time += 1) {
    expect((await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate })).status).toBe(200);
    expect((await gateway.rest(owner, 'POST', '/api/pay-periods/reopen', { startDate })).status).toBe(200);
  }
  const read = async (args: string) => {
    const versions = `payVersions(${args}) { nodes { version closedBy { lastName } } pageInfo { endCursor hasNextPage } totalCount }`;
    const { payPeriods } = await ask(
      `payPeriods(first: 2, around: "${startDate}") { nodes { startDate ${versions} } }`,
    );
    return payPeriods.nodes[1].payVersions;
  };
  const first = await read('first: 2');
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(first.nodes).toEqual([3, 2].map((version) => ({ version, closedBy: { lastName: owner.user.lastName } })));
  const second = await read(`first: 2, after: "${first.pageInfo.endCursor}"`);
  expect(second).toMatchObject({ nodes: [{ version: 1 }], pageInfo: { hasNextPage: false } });
});

test('the history of a timesheet comes in pages, oldest first', async () => {
  await gateway.rest(owner, 'POST', '/api/timesheets/clock-in', {});
  await gateway.rest(owner, 'POST', '/api/timesheets/start-break', {});
  const { body } = await gateway.rest(owner, 'POST', '/api/timesheets/clock-out', {});
  const read = async (args: string) => {
    const text = `timesheet(id: "${body.id}") { historyEntries${args} { nodes { title } pageInfo { endCursor hasNextPage } } }`;
    return (await ask(text)).timesheet;
  };
  const history = (await read('')).historyEntries.nodes;
  const { historyEntries: first } = await read('(first: 1)');
  expect(history.length).toBeGreaterThanOrEqual(2);
  expect(first).toMatchObject({ nodes: history.slice(0, 1), pageInfo: { hasNextPage: true } });
  const { historyEntries: rest } = await read(`(after: "${first.pageInfo.endCursor}")`);
  expect(rest).toMatchObject({ nodes: history.slice(1), pageInfo: { hasNextPage: false } });
  const list = await ask('timesheets { nodes { historyEntries(first: 1) { nodes { title } } } }');
  expect(list.timesheets.nodes).toEqual([{ historyEntries: { nodes: history.slice(0, 1) } }]);
});

test('the people of an import come in pages, and a page size out of range leaves the rest', async () => {
  const id = await new RoleFixture(gateway, owner.user).teamImport();
  const { teamImport } = await ask(`teamImport(id: "${id}") { people { nodes { line } totalCount } }`);
  expect(teamImport).toEqual({ people: { nodes: [{ line: 2 }], totalCount: 1 } });
  const { body } = await gateway.graphql(
    owner,
    `{ viewer { teamImport(id: "${id}") { id people(first: 0) { totalCount } } } }`,
  );
  expect(body.data.viewer.teamImport).toEqual({ id, people: null });
  expect(body.errors[0].message).toBe('A page can have 1 to 1000 entries');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const person = 'userId employee';
const time = (...names: string[]) => names.map((name) => `${name}Minutes ${name}Hours`).join(' ');
const kinds = time('regular', 'overtime', 'doubleTime');
const rare = time('mealPremium', 'restPremium', 'qualifiedOvertime');
const times = `${time('worked', 'unpaidBreak')} ${kinds} ${rare} exceptions`;
const pay = `${kinds} ${rare} ${time('pto', 'paid')} exceptions`;
const timeOff = `requests ${time('approved', 'pending', 'paid')}`;

const entry = `__typename
  ... on TimesByEmployeeEntry { ${person} ${times} }
  ... on TimesByJobEntry { jobId job ${time('worked')} people }
  ... on TimesByTeamEntry { teamId team ${time('worked')} people }
  ... on PayrollSummaryEntry { ${person} ${pay} }
  ... on PtoSummaryEntry { ${person} policyId policy isPaid: paid ${timeOff} }`;
const sums = `__typename
  ... on TimesByEmployeeSums { ${times} }
  ... on TimesByJobSums { ${time('worked')} }
  ... on TimesByTeamSums { ${time('worked')} }
  ... on PayrollSummarySums { ${pay} }
  ... on PtoSummarySums { ${timeOff} }`;

async function read(owner: Actor, type: string, fields: string) {
  const range = 'startDate: "2026-11-08", endDate: "2026-11-14"';
  const { body } = await gateway.graphql(owner, `{ viewer { report(type: ${type}, ${range}) { ${fields} } } }`);
  return body;
}

async function readJson(owner: Actor, type: string) {
  return (await gateway.rest(owner, 'GET', `/api/reports?type=${type}&startDate=2026-11-08&endDate=2026-11-14`)).body;
}

async function aTeam(): Promise<Actor> {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId, user } = owner;
  const worker = await createActor(gateway, 'WORKER', { organizationId });
  const lunch = ['2026-11-09T19:00:00Z', '2026-11-09T19:31:00Z'] as const;
  await anApprovedTimesheet(gateway.orm, user, ['2026-11-09T15:00:00Z', '2026-11-09T23:07:00Z'], lunch);
  for (const day of ['09', '10', '11', '12', '13']) {
    const clockTimes = [`2026-11-${day}T13:00:00Z`, `2026-11-${day}T23:59:00Z`] as const;
    await anApprovedTimesheet(gateway.orm, worker.user, clockTimes);
  }
  for (const [name, isPaid] of [
    ['Vacation', true],
    ['Leave', false],
  ]) {
    const policyId = newId();
    const em = gateway.orm.em.fork();
    await em.execute('insert into pto_policies (organization_id, id, name, paid) values (?, ?, ?, ?)', [
      ...[organizationId, policyId, name, isPaid],
    ]);
    await em.execute(
      `insert into pto_requests (organization_id, user_id, policy_id, start_date, end_date, hours, status, created_at,
         decided_at, decided_by_id) values (?, ?, ?, '2026-11-12', '2026-11-12', 4, 'APPROVED', now(), now(), ?)`,
      [organizationId, user.id, policyId, user.id],
    );
  }
  return owner;
}

test.each([
  ['TIMES_BY_EMPLOYEE', 'TimesByEmployee', 2],
  ['TIMES_BY_JOB', 'TimesByJob', 1],
  ['PAYROLL_SUMMARY', 'PayrollSummary', 2],
  ['PTO_SUMMARY', 'PtoSummary', 2],
])('typed rows and sums of %s have the values of the JSON, and no field is missing', async (type, name, count) => {
  const owner = await aTeam();
  const { data, errors } = await read(owner, type, `entries { nodes { ${entry} } totalCount } sums { ${sums} }`);
  expect(errors).toBeUndefined();
  const { report } = data.viewer;
  const { rows, totals } = await readJson(owner, type);
  const typedRows = rows.map(({ paid, ...row }: Record<string, unknown>) => ({
    __typename: `${name}Entry`,
    ...row,
    ...(paid !== undefined && { isPaid: paid === 'Yes' }),
  }));
  expect(report.entries).toEqual({ nodes: typedRows, totalCount: count });
  expect(report.sums).toEqual({ __typename: `${name}Sums`, ...totals });
  expect(Object.values(totals).some(Boolean)).toBe(true);
  if (type === 'PTO_SUMMARY') expect(typedRows.map((row: { isPaid: boolean }) => row.isPaid)).toEqual([false, true]);
});

interface PagedReport {
  readonly entries: {
    readonly nodes: readonly { readonly userId: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly endCursor: string };
    readonly totalCount: number;
  };
}

test('pages lead through all rows, also beyond those that the JSON has', async () => {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId, userId } = owner;
  const em = gateway.orm.em.fork();
  await em.execute(
    `insert into users (organization_id, first_name, last_name, email, password_hash, role, created_at)
     select ?, 'P' || n, 'Q', gen_random_uuid() || '@example.com', 'x', 'WORKER', now() from generate_series(1, 1003) n`,
    [organizationId],
  );
  await em.execute(
    `insert into timesheets (organization_id, user_id, clock_in_at, clock_out_at)
     select organization_id, id, '2026-11-09T15:00:00Z', '2026-11-09T16:00:00Z' from users
     where organization_id = ? and id <> ?`,
    [organizationId, userId],
  );
  const readPage = async (after: string | null): Promise<PagedReport> => {
    const page = `first: 501, after: ${JSON.stringify(after)}`;
    const fields = `entries(${page}) { nodes { ... on TimesByEmployeeEntry { userId } }
      pageInfo { hasNextPage hasPreviousPage endCursor } totalCount }`;
    return (await read(owner, 'TIMES_BY_EMPLOYEE', fields)).data.viewer.report;
  };
  const found: string[] = [];
  const pages: unknown[] = [];
  for (let after: string | null = null; pages.length < 5; ) {
    const { entries } = await readPage(after);
    const { nodes, pageInfo, totalCount } = entries;
    found.push(...nodes.map(({ userId: id }) => id));
    pages.push([nodes.length, pageInfo.hasPreviousPage, totalCount]);
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(pages).toEqual([
    [501, false, 1003],
    [501, true, 1003],
    [1, true, 1003],
  ]);
  expect((await readJson(owner, 'TIMES_BY_EMPLOYEE')).rows).toHaveLength(1000);
  expect(new Set(found).size).toBe(1003);
});

test.each(['first: 0', 'first: 1001', 'after: "x"'])(
  'a page with %s is refused, and the rest is read',
  async (args) => {
    const { data, errors } = await read(
      await createActor(gateway, 'OWNER'),
      'TIMES_BY_JOB',
      `rowCount entries(${args}) { totalCount }`,
    );
    expect(data.viewer.report).toEqual({ rowCount: 0, entries: null });
    expect(errors).toMatchObject([{ path: ['viewer', 'report', 'entries'], extensions: { code: 'BAD_USER_INPUT' } }]);
  },
);

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { AuditEntry } from '../../audit/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
});

const read = async (by = owner) => (await gateway.rest(by, 'GET', '/api/earning-codes')).body;
const set = (input: object, by = owner) => gateway.rest(by, 'PUT', '/api/earning-codes', input);
const codesOf = (rows: readonly { kind: string; category: string | null; code: string }[]) =>
  rows.map(({ kind, category, code }) => [category ?? kind, code]);
const defaults = [
  ['REGULAR', 'REG'],
  ['OVERTIME', 'OT'],
  ['DOUBLE_TIME', 'DT'],
  ['MEAL_PREMIUM', 'MEALPREM'],
  ['REST_PREMIUM', 'RESTPREM'],
  ['VACATION', 'PTO'],
  ['SICK', 'SICK'],
  ['HOLIDAY', 'HOL'],
  ['OTHER', 'PTO'],
];

describe('the earning codes', () => {
  test('are the defaults until the organization chooses others', async () => {
    expect(codesOf(await read())).toEqual(defaults);
    const { body } = await set({ kind: 'REGULAR', code: ' 100 ' });
    expect(body[0]).toEqual({
      kind: 'REGULAR',
      category: null,
      policy: null,
      job: null,
      code: '100',
      isDefault: false,
    });
    expect(codesOf((await set({ kind: 'REGULAR', code: null })).body)).toEqual(defaults);
  });

  test('are the same through GraphQL', async () => {
    const job = await aJob(gateway.orm, { organizationId: owner.organizationId, name: 'Roof' });
    const fields = '{ kind category policy { id name } job { id name } code isDefault }';
    const { body } = await gateway.graphql(
      owner,
      `mutation($input: EarningCodeSetInput!) { earningCodeSet(input: $input) { earningCodes ${fields} } }`,
      { input: { kind: 'REGULAR', jobId: job.id, code: 'ROOF' } },
    );
    expect(body.data.earningCodeSet.earningCodes.at(-1)).toMatchObject({
      job: { id: job.id, name: 'Roof' },
      code: 'ROOF',
    });
    expect(
      (await gateway.graphql(owner, `{ viewer { earningCodes { nodes ${fields} } } }`)).body.data.viewer.earningCodes
        .nodes,
    ).toEqual(await read());
    expect(await read()).toEqual(body.data.earningCodeSet.earningCodes);
  });

  test('are on the pay lines, with hours that add up', async () => {
    const { organizationId, user } = owner;
    const job = await aJob(gateway.orm, { organizationId, name: 'Roof' });
    await set({ kind: 'REGULAR', jobId: job.id, code: 'ROOF' });
    for (const [chosen, day] of [
      [job, '09'],
      [null, '10'],
    ] as const) {
      const [clockInAt, clockOutAt] = [new Date(`2026-11-${day}T15:00:00Z`), new Date(`2026-11-${day}T15:20:00Z`)];
      await aTimesheet(gateway.orm, { user, job: chosen, clockInAt, clockOutAt });
    }
    const week = 'startDate=2026-11-08&endDate=2026-11-14';
    const [entry] = (await gateway.rest(owner, 'GET', `/api/payroll?${week}`)).body;
    expect(entry.lines).toMatchObject([
      { earningCode: 'ROOF', job: { id: job.id, name: 'Roof' }, hours: 0.33, policy: null, adjusts: null },
      { earningCode: 'REG', job: null, hours: 0.34 },
    ]);
    expect(entry.hours).toMatchObject({ regular: 0.67, overtime: 0, doubleTime: 0, pto: 0, total: 0.67 });
    expect(entry.workweeks).toMatchObject([{ startDate: '2026-11-08', endDate: '2026-11-14' }]);
    expect(entry.workweeks[0].jobs).toHaveLength(2);
  });

  test.each([
    ['an empty code', { kind: 'REGULAR', code: ' ' }, 'code'],
    ['a comma', { kind: 'REGULAR', code: 'A,B' }, 'code'],
    ['21 characters', { kind: 'REGULAR', code: 'x'.repeat(21) }, 'code'],
    ['no code', { kind: 'REGULAR' }, 'code'],
    ['an unknown kind', { kind: 'BONUS', code: 'B' }, 'kind'],
    ['time off of any kind', { kind: 'PTO', code: 'B' }, 'policyId'],
  ])('reject %s', async (_what, input, field) => {
    const { body } = await set(input);
    expect([body.code, Object.keys(body.fields)]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('keep one choice when two administrators choose at the same time', async () => {
    const codes = ['A', 'B', 'C', 'D'];
    const responses = await Promise.all(codes.map((code) => set({ kind: 'OVERTIME', code })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(codes).toContain((await read())[1].code);
  });

  test('stay within the organization', async () => {
    const outsider = await createActor(gateway, 'OWNER');
    const job = await aJob(gateway.orm, { organizationId: outsider.organizationId });
    expect((await set({ kind: 'REGULAR', jobId: job.id, code: 'X' })).body.code).toBe('NOT_FOUND');
    await set({ kind: 'REGULAR', code: 'MINE' });
    expect(codesOf(await read(outsider))).toEqual(defaults);
  });

  test('are read by accountants, changed by administrators, and audited', async () => {
    const accountant = await createActor(gateway, 'ACCOUNTANT', owner);
    expect(await read(accountant)).toHaveLength(9);
    expect((await set({ kind: 'REGULAR', code: 'X' }, accountant)).body.code).toBe('FORBIDDEN');
    await set({ kind: 'REGULAR', code: 'X' });
    const found = { subjectId: owner.organizationId, action: 'earning-code.changed' };
    const entries = await gateway.orm.em.fork().find(AuditEntry, found, { filters: false });
    expect(entries).toMatchObject([{ changes: { earningCode: { before: null, after: 'X' } } }]);
  });
});

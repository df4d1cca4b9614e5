import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, auditOf, createActor, type TestGateway } from '../../../../test/harness/index.js';
import { anApprovedTimesheet, startPayroll } from '../../payroll/test/calls.js';
import { scheduledSettingsSweep } from '../dated-settings.job.js';
import { changeSettings } from './builders.js';
import { withRoundingName } from './rounding-names.js';

/** Monday to Friday of the workweek before today, November 16, 2026: ten hours a day from 8:00 in Denver. */
const lastWeek = ['09', '10', '11', '12', '13'].map(
  (day) => [`2026-11-${day}T15:00:00Z`, `2026-11-${Number(day) + 1}T01:00:00Z`] as const,
);
const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-11-16T19:00:00Z');
  owner = await createActor(gateway, 'OWNER');
  await changeSettings(gateway.orm, owner.organizationId, { payCalendar });
});

interface Settings {
  readonly overtimeRule: string;
  readonly timezone: string | null;
  readonly payRules: readonly { from: string | null; overtimeRule: string; timezone: string }[];
  readonly scheduledChanges: readonly object[];
}

interface Outcome {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly settings: Settings;
}

async function changeThroughRest(input: object): Promise<Outcome> {
  const { body } = await gateway.rest(owner, 'PATCH', '/api/organization', input);
  return { ...body, settings: body };
}

async function changeThroughGraphql(input: object): Promise<Outcome> {
  const query = `mutation ($input: OrganizationUpdateInput!) { organizationUpdate(input: $input) { organization {
    overtimeRule timezone payRules { from overtimeRule timezone } scheduledChanges { setting from before value } } } }`;
  const { body } = await gateway.graphql(owner, query, { input: withRoundingName(input) });
  return { ...body.errors?.[0].extensions, settings: body.data?.organizationUpdate?.organization };
}

async function workLastWeek() {
  for (const punches of lastWeek) await anApprovedTimesheet(gateway.orm, owner.user, punches);
}

async function overtimeOfLastWeek(): Promise<number> {
  const address = '/api/payroll?startDate=2026-11-08&endDate=2026-11-14';
  const { body } = await gateway.rest(owner, 'GET', address);
  return body[0].overtimeMinutes;
}

const closeLastWeek = () => gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-11-08' });

const sweep = () => scheduledSettingsSweep.run({ orm: gateway.orm, clock: gateway.clock } as never);

describe.each([
  ['REST', changeThroughRest],
  ['GraphQL', changeThroughGraphql],
])('a change of pay rules through %s', (_api, change) => {
  test('holds from today and keeps the overtime of a past open week', async () => {
    await workLastWeek();
    expect(await overtimeOfLastWeek()).toBe(600);
    const { settings } = await change({ overtimeRule: 'NONE' });
    expect(settings.overtimeRule).toBe('NONE');
    expect(settings.payRules.map(({ from, overtimeRule }) => [from, overtimeRule])).toEqual([
      [null, 'FLSA'],
      ['2026-11-16', 'NONE'],
    ]);
    expect(await overtimeOfLastWeek()).toBe(600);
  });

  test('holds from the beginning while nobody has recorded time', async () => {
    const { settings } = await change({ overtimeRule: 'NONE' });
    expect(settings.payRules).toMatchObject([{ from: null, overtimeRule: 'NONE' }]);
  });

  test('reaches back over open weeks when the caller asks for it', async () => {
    await workLastWeek();
    await change({ overtimeRule: 'NONE', effectiveFrom: '2026-11-08' });
    expect(await overtimeOfLastWeek()).toBe(0);
  });

  test('is rejected inside a closed period, at the field, with the last closed day', async () => {
    await workLastWeek();
    expect((await closeLastWeek()).status).toBe(200);
    const { code, fields } = await change({ overtimeRule: 'NONE', effectiveFrom: '2026-11-14' });
    expect(code).toBe('CONFLICT');
    expect(fields?.effectiveFrom).toContain('closed through Nov 14, 2026');
    const { settings } = await change({ overtimeRule: 'NONE', effectiveFrom: '2026-11-15' });
    expect(settings.payRules).toMatchObject([{ from: null }, { from: '2026-11-15', overtimeRule: 'NONE' }]);
  });

  test('can be scheduled, canceled and replaced', async () => {
    const { settings } = await change({ overtimeRule: 'CALIFORNIA', effectiveFrom: '2026-12-01' });
    expect(settings).toMatchObject({
      overtimeRule: 'FLSA',
      scheduledChanges: [{ setting: 'overtimeRule', from: '2026-12-01', before: 'FLSA', value: 'CALIFORNIA' }],
    });
    const earlier = await change({ overtimeRule: 'NONE', effectiveFrom: '2026-11-20' });
    expect(earlier.settings.scheduledChanges).toMatchObject([{ from: '2026-11-20', value: 'NONE' }]);
    const canceled = await change({ overtimeRule: 'FLSA', effectiveFrom: '2026-11-20' });
    expect(canceled.settings).toMatchObject({ scheduledChanges: [], payRules: [{ from: null, overtimeRule: 'FLSA' }] });
  });

  test('does not touch the scheduled changes of settings that it does not change', async () => {
    await change({ overtimeRule: 'CALIFORNIA', effectiveFrom: '2026-12-01' });
    const { settings } = await change({ overtimeRule: 'FLSA', roundingRule: '15min', timezone: null });
    expect(settings.scheduledChanges).toHaveLength(1);
  });

  test.each(['2026-02-30', '1969-12-31', 5, ''])('rejects the first day %j', async (effectiveFrom) => {
    expect(await change({ overtimeRule: 'NONE', effectiveFrom })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('the audit log names the first day of a change of pay rules', async () => {
  await workLastWeek();
  await changeThroughRest({ overtimeRule: 'NONE', timezone: 'UTC', effectiveFrom: '2026-12-01' });
  const changes = {
    overtimeRule: { before: 'FLSA', after: 'NONE' },
    timezone: { before: null, after: 'UTC' },
    effectiveFrom: '2026-12-01',
  };
  expect((await auditOf(gateway.orm, owner.organizationId)).at(-1)).toMatchObject({ changes });
});

test('a scheduled change applies on its day by the date of the organization', async () => {
  await changeThroughRest({ timezone: 'Pacific/Honolulu', effectiveFrom: '2026-11-20' });
  const timezone = async () => (await gateway.rest(owner, 'GET', '/api/organization')).body.timezone;
  gateway.clock.set('2026-11-20T06:59:00Z');
  await sweep();
  expect(await timezone()).toBeNull();
  gateway.clock.set('2026-11-20T07:00:00Z');
  expect(await sweep()).toBe(1);
  expect(await timezone()).toBe('Pacific/Honolulu');
  expect(await sweep()).toBe(0);
});

test('a period closes under the rules before or after a simultaneous change, never under a mix', async () => {
  await workLastWeek();
  const [closed, changed] = await Promise.all([
    closeLastWeek(),
    gateway.rest(owner, 'PATCH', '/api/organization', { overtimeRule: 'NONE', effectiveFrom: '2026-11-08' }),
  ]);
  expect(closed.status).toBe(200);
  expect(await overtimeOfLastWeek()).toBe(changed.status === 200 ? 0 : 600);
});

test('every instant has exactly one date while the time zone changes', async () => {
  await changeThroughRest({ timezone: 'America/New_York' });
  // 23:00 to 3:00 around the midnight at which the zone moves west.
  await anApprovedTimesheet(gateway.orm, owner.user, ['2026-11-15T04:00:00Z', '2026-11-15T08:00:00Z']);
  await changeThroughRest({ timezone: 'America/Los_Angeles', effectiveFrom: '2026-11-15' });
  const minutesOf = async (startDate: string, endDate: string) => {
    const { body } = await gateway.rest(owner, 'GET', `/api/payroll?startDate=${startDate}&endDate=${endDate}`);
    return body[0].regularMinutes;
  };
  const countOn = async (date: string) =>
    (await gateway.rest(owner, 'GET', `/api/timesheets?from=${date}&to=${date}`)).body.length;
  expect([await countOn('2026-11-13'), await countOn('2026-11-14'), await countOn('2026-11-15')]).toEqual([0, 1, 1]);
  expect(await minutesOf('2026-11-08', '2026-11-14')).toBe(60);
  expect(await minutesOf('2026-11-15', '2026-11-21')).toBe(180);
});

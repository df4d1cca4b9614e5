import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, auditOf, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { User } from '../../identity/index.js';
import { Timesheet } from '../../timeclock/index.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { Organization } from '../organization.entity.js';
import { withRoundingName, withRoundingTexts } from './rounding-names.js';

let gateway: TestGateway;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
});

interface Outcome {
  readonly code?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

const members = `id name timezone timezoneInForce timezones { timezone from startsAt } roundingRule: rounding requireLocationOnClock showColleagues geofenceToleranceMeters locationRetentionDays
  overtimeRule workweekStartsOn reopeningNeedsConsent timezoneConfirmed lateCorrections minimumPasswordLength limitPeopleToJobs
  customRuleId breakPremiums overtimeRuleHints { overtimeRule isCertain message } hasPayTerms
  payRules { from timezone roundingRule: rounding overtimeRule customRule { id name } breakPremiums workweekStartsOn }
  scheduledChanges { setting from before value }`;

async function sendThroughRest(by: Actor, payload: object): Promise<Outcome> {
  const response = await gateway.inject({ method: 'PATCH', url: '/api/organization', headers: by.headers, payload });
  const { code, fields, ...settings } = response.json();
  return response.statusCode === 200 ? { settings } : { code, fields };
}

async function sendThroughGraphql(by: Actor, input: object): Promise<Outcome> {
  const query = `mutation ($input: OrganizationUpdateInput!) { organizationUpdate(input: $input) { organization { ${members} } } }`;
  const payload = { query, variables: { input: withRoundingName(input) } };
  const response = await gateway.inject({ method: 'POST', url: '/graphql', headers: by.headers, payload });
  const { data, errors } = response.json();
  return errors ? errors[0].extensions : { settings: withRoundingTexts(data.organizationUpdate.organization) };
}

const apis = [
  ['REST', sendThroughRest],
  ['GraphQL', sendThroughGraphql],
] as const;

describe.each(apis)('organization settings through %s', (_api, change) => {
  test('accept all fields at once and return them', async () => {
    const newSettings = {
      name: 'Cedar & Stone',
      timezone: 'America/Chicago',
      roundingRule: '15min',
      requireLocationOnClock: false,
      showColleagues: false,
      geofenceToleranceMeters: 1000,
      locationRetentionDays: 365,
      limitPeopleToJobs: true,
      overtimeRule: 'CALIFORNIA',
      workweekStartsOn: 'MONDAY',
      reopeningNeedsConsent: false,
      lateCorrections: 'NEXT_PERIOD',
      minimumPasswordLength: 12,
    };
    const { settings } = await change(admin, { ...newSettings, name: '  Cedar & Stone ' });
    expect(settings).toMatchObject({ id: admin.organizationId, ...newSettings, timezoneInForce: 'America/Chicago' });
    const { headers } = await createActor(gateway, 'WORKER', admin);
    expect((await gateway.inject({ url: '/api/organization', headers })).json()).toEqual(settings);
    expect((await gateway.inject({ url: '/api/auth/me', headers })).json().user.organization).toMatchObject({
      name: 'Cedar & Stone',
      timezoneInForce: 'America/Chicago',
    });
  });

  test('keep the coordinates of punches with null', async () => {
    expect((await change(admin, { locationRetentionDays: null })).settings).toMatchObject({
      locationRetentionDays: null,
    });
  });

  test('keep absent fields', async () => {
    await change(admin, { roundingRule: '6min', geofenceToleranceMeters: 0 });
    const { settings } = await change(admin, { name: 'Renamed' });
    expect(settings).toMatchObject({
      name: 'Renamed',
      roundingRule: '6min',
      geofenceToleranceMeters: 0,
      timezone: null,
    });
    expect(settings).toMatchObject({ timezoneInForce: 'America/Denver', requireLocationOnClock: true });
  });

  test.each([
    ['america/new_york', 'America/New_York'],
    ['UTC', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['america/argentina/buenos_aires', 'America/Argentina/Buenos_Aires'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    [' Pacific/Honolulu ', 'Pacific/Honolulu'],
    [null, null],
  ])('accept the timezone %j', async (timezone, stored) => {
    await change(admin, { timezone: 'Europe/Berlin' });
    expect((await change(admin, { timezone })).settings).toMatchObject({ timezone: stored });
  });

  test.each([
    '',
    'Mars/Olympus',
    '+05:00',
    'Denver',
    '2026-07-15T00:00[America/Denver]',
    'America/Denver\0',
    'UTC; drop',
  ])('reject the timezone %j', async (timezone) => {
    const message = 'Timezone must be one of the IANA timezones, such as America/Denver';
    expect(await change(admin, { timezone })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { timezone: message } });
  });

  test.each([6, 8, 64])('accept %i characters as the least length of passwords', async (minimumPasswordLength) => {
    expect((await change(admin, { minimumPasswordLength })).settings).toMatchObject({ minimumPasswordLength });
  });

  test.each([0, 5, 7, 65, 8.5])('reject %d characters as the least length of passwords', async (length) => {
    const message = 'Minimum password length must be 6, or a whole number from 8 to 64';
    const { code, fields } = await change(admin, { minimumPasswordLength: length });
    expect(code).toBe('BAD_USER_INPUT');
    if (Number.isInteger(length)) expect(fields).toEqual({ minimumPasswordLength: message });
  });

  test('name every invalid field at once and change no field', async () => {
    const invalid = { name: ' ', timezone: 'Nowhere', roundingRule: '7min', geofenceToleranceMeters: 1001 };
    const { code, fields } = await change(admin, invalid);
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(Object.keys(invalid).toSorted());
    expect(fields?.geofenceToleranceMeters).toBe('Geofence tolerance must be a whole number of meters from 0 to 1000');
    const stored = await gateway.orm.em.fork().findOneOrFail(Organization, admin.organizationId);
    expect(stored).toMatchObject({ name: 'Redstone Builders', roundingRule: 'none', geofenceToleranceMeters: 150 });
    expect(await auditOf(gateway.orm, admin.organizationId)).toEqual([]);
  });

  test.each([
    { name: null },
    { name: 'x'.repeat(201) },
    { requireLocationOnClock: 'yes' },
    { requireLocationOnClock: null },
    { geofenceToleranceMeters: -1 },
    { geofenceToleranceMeters: 1.5 },
    { geofenceToleranceMeters: '150' },
    { locationRetentionDays: 29 },
    { locationRetentionDays: 1096 },
    { locationRetentionDays: 90.5 },
    { overtimeRule: 'TEXAS' },
    { workweekStartsOn: 'Sunday' },
    { timezone: 5 },
  ])('reject %j', async (invalid) => {
    expect(await change(admin, invalid)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test.each(['MANAGER', 'ACCOUNTANT', 'WORKER'] as const)(
    'are forbidden for a %s, even with invalid input',
    async (role) => {
      const person = await createActor(gateway, role, admin);
      expect(await change(person, { geofenceToleranceMeters: 'nonsense' })).toMatchObject({ code: 'FORBIDDEN' });
    },
  );
});

test('changed organization settings are recorded in the audit log, before and after, by field', async () => {
  await sendThroughRest(admin, { name: 'Renamed', roundingRule: 'none', timezone: 'UTC' });
  expect(await auditOf(gateway.orm, admin.organizationId)).toMatchObject([
    {
      action: 'organization.updated',
      subjectId: admin.organizationId,
      changes: { name: { before: 'Redstone Builders', after: 'Renamed' }, timezone: { before: null, after: 'UTC' } },
    },
  ]);
});

test('changing the organization timezone changes the days of punches, but not the punches', async () => {
  const { orm } = gateway;
  gateway.clock.set('2026-07-15T06:30:00Z');
  const user = await orm.em.fork().findOneOrFail(User, { id: admin.userId }, { filters: false });
  const punches = { clockInAt: new Date('2026-07-15T05:00:00Z'), clockOutAt: new Date('2026-07-15T06:15:00Z') };
  const { id } = await aTimesheet(orm, { user, ...punches });
  const hoursToday = async () =>
    (await gateway.inject({ url: '/api/dashboard/stats', headers: admin.headers })).json().hoursToday;
  expect(await hoursToday()).toBeCloseTo(0.25);
  // The first day in the new zone begins at midnight in the former one.
  await sendThroughRest(admin, { timezone: 'America/New_York', effectiveFrom: '2026-07-15' });
  expect(await hoursToday()).toBeCloseTo(0.25);
  await sendThroughRest(admin, { timezone: 'America/New_York', effectiveFrom: '2026-07-14' });
  expect(await hoursToday()).toBeCloseTo(1.25);
  expect(await orm.em.fork().findOneOrFail(Timesheet, { id }, { filters: false })).toMatchObject(punches);
});

test('simultaneous changes of different organization settings are both kept', async () => {
  await Promise.all([
    sendThroughRest(admin, { name: 'Renamed' }),
    sendThroughGraphql(admin, { geofenceToleranceMeters: 7 }),
  ]);
  const stored = await gateway.orm.em.fork().findOneOrFail(Organization, admin.organizationId);
  expect(stored).toMatchObject({ name: 'Renamed', geofenceToleranceMeters: 7 });
});

test('organization settings do not affect other organizations', async () => {
  const outsider = await createActor(gateway, 'OWNER');
  await sendThroughRest(outsider, { name: 'Other' });
  const organization = await gateway.orm.em.fork().findOneOrFail(Organization, admin.organizationId);
  expect(organization.name).toBe('Redstone Builders');
});

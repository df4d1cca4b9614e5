import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aPlace } from '../../places/test/builders.js';
import { punchLocationsSweep } from '../punches/punch-locations.job.js';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(gateway.orm);
});

const park = { lat: 39.7555, lng: -105.0089 };
/** 1,223 meters north of the park. */
const far = { lat: 39.7665, lng: -105.0089 };
const clockIn = (location: object | null, by = team.worker) =>
  gateway.rest(by, 'POST', '/api/timesheets/clock-in', location ? { location } : {});
const clockOut = (location: object | null, by = team.worker) =>
  gateway.rest(by, 'POST', '/api/timesheets/clock-out', location ? { location } : {});
const listed = async (query = '') => (await gateway.rest(team.manager, 'GET', `/api/timesheets${query}`)).body;
const aPark = (overrides = {}) => aPlace(gateway.orm, { organizationId: team.organizationId, ...overrides });
const workFor = (hours: number) => gateway.clock.advance({ hours });

describe('a punch is compared with the nearest place', () => {
  test('inside it', async () => {
    const { id, name } = await aPark();
    const nearest = { id, name };
    const inside = { place: nearest, nearest, distanceMeters: 0, accuracyMeters: 8, outside: false };
    const { status, body } = await clockIn({ ...park, accuracyMeters: 8 });
    expect([status, body.flags, body.exceptions]).toEqual([201, [], []]);
    expect(body.asksForLocation).toBe(true);
    expect(body).toMatchObject({ clockInPlace: inside, clockOutPlace: null, location: park });
    workFor(8);
    expect((await clockOut({ ...park, accuracyMeters: 8 })).body).toMatchObject({
      clockInPlace: inside,
      clockOutPlace: inside,
      flags: [],
    });
    expect(await listed()).toMatchObject([{ clockInPlace: inside, clockOutPlace: inside }]);
  });

  test('outside it, which is flagged and changes no minute', async () => {
    const { id } = await aPark();
    const message = 'Clocked in 1.2 km from Riverside Park';
    const begun = await clockIn({ ...far, accuracyMeters: 20 });
    expect(begun).toMatchObject({ status: 201, body: { flags: ['OUTSIDE_PLACE'] } });
    expect(begun.body.exceptions).toEqual([{ code: 'OUTSIDE_PLACE', message }]);
    expect(begun.body.clockInPlace).toMatchObject({
      place: null,
      nearest: { id },
      distanceMeters: 1223,
      outside: true,
    });
    workFor(8);
    const ended = await clockOut(far);
    expect(ended.body).toMatchObject({ flags: ['OUTSIDE_PLACE'], durationMinutes: 480, status: 'PENDING' });
    expect(ended.body.exceptions).toEqual([
      { code: 'OUTSIDE_PLACE', message: `${message}, clocked out 1.2 km from Riverside Park` },
    ]);
    expect(await listed('?exception=OUTSIDE_PLACE')).toMatchObject([{ exceptions: ended.body.exceptions }]);
    expect(await listed('?exception=MISSING_LOCATION')).toEqual([]);
  });

  test('at the clock-out alone', async () => {
    await aPark();
    await clockIn(park);
    workFor(2);
    const { body } = await clockOut(far);
    expect(body.flags).toEqual(['OUTSIDE_PLACE']);
    expect(body.exceptions).toEqual([{ code: 'OUTSIDE_PLACE', message: 'Clocked out 1.2 km from Riverside Park' }]);
  });

  test('too inaccurate to tell, which is as if the location was missing', async () => {
    const { name } = await aPark();
    const { body } = await clockIn({ ...far, accuracyMeters: 1_500 });
    expect(body.flags).toEqual(['MISSING_LOCATION']);
    expect(body.clockInPlace).toMatchObject({ place: null, nearest: { name }, accuracyMeters: 1_500, outside: false });
    workFor(1);
    expect((await clockOut({ ...far, accuracyMeters: 1_500 })).body.flags).toEqual(['MISSING_LOCATION']);
    const free = await aUser(gateway.orm, {
      organization: await anOrganization(gateway.orm, { requireLocationOnClock: false }),
    });
    await aPlace(gateway.orm, { organizationId: free.organizationId });
    expect((await clockIn({ ...far, accuracyMeters: 1_500 }, free)).body.flags).toEqual([]);
  });

  test('if one is active and has a radius', async () => {
    await aPark({ retiredAt: new Date() });
    await aPark({ radiusMeters: null });
    await aPlace(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });
    const { body } = await clockIn(far);
    expect(body).toMatchObject({ flags: [], clockInPlace: null, location: far });
  });

  test('unless its coordinates are impossible', async () => {
    await aPark();
    const { body } = await clockIn({ lat: 95, lng: 1 });
    expect(body).toMatchObject({ flags: ['IMPOSSIBLE_LOCATION'], clockInPlace: null, location: { lat: 95, lng: 1 } });
    workFor(1);
    expect((await clockOut({ lat: 35.68, lng: 139.65 })).body).toMatchObject({
      flags: ['IMPOSSIBLE_LOCATION', 'OUTSIDE_PLACE'],
      clockOutPlace: { outside: true },
    });
  });

  test('unless a clock-out on another continent an hour later is impossible', async () => {
    await aPark();
    await clockIn(park);
    workFor(1);
    const { body } = await clockOut({ lat: 35.68, lng: 139.65 });
    expect(body).toMatchObject({ flags: ['IMPOSSIBLE_LOCATION'], clockOutPlace: null });
  });

  test.each([-1, 100_001, 'exact'])(
    'unless an accuracy of %p is impossible: there is no punch',
    async (accuracyMeters) => {
      await aPark();
      const invalid = { status: 400, body: { code: 'BAD_USER_INPUT' } };
      const { body } = await clockIn({ ...park, accuracyMeters });
      expect(body.fields).toEqual({
        'location.accuracyMeters': 'Accuracy must be a number of meters from 0 to 100000',
      });
      expect(await listed()).toEqual([]);
      await clockIn(park);
      expect(await clockOut({ ...park, accuracyMeters })).toMatchObject(invalid);
      expect(await listed()).toMatchObject([{ status: 'OPEN' }]);
    },
  );
});

describe('the place of a punch', () => {
  test('stays what it was when the place changes, is retired, or cannot be deleted', async () => {
    const { id } = await aPark();
    await clockIn(far);
    workFor(1);
    await clockOut(park);
    const before = await listed();
    await gateway.rest(team.admin, 'PATCH', `/api/places/${id}`, { ...far, radiusMeters: 5000 });
    expect((await gateway.rest(team.admin, 'DELETE', `/api/places/${id}`)).status).toBe(204);
    expect((await gateway.rest(team.admin, 'GET', '/api/places?includeRetired=true')).body).toMatchObject([
      { id, retired: true },
    ]);
    expect(await listed()).toEqual(before);
  });

  test('filters timesheets, and an unknown one is not found', async () => {
    const { id } = await aPark();
    const yard = await aPark({ name: 'Yard', lat: far.lat, lng: far.lng });
    await clockIn(park);
    workFor(1);
    const { body: both } = await clockOut(far);
    workFor(1);
    const { body: atPark } = await clockIn(park);
    await clockIn({ ...park, accuracyMeters: 900 }, team.colleague);
    const idsAt = async (placeId: string) =>
      (await listed(`?placeId=${placeId}`)).map((each: { id: string }) => each.id);
    expect(await idsAt(id)).toEqual([atPark.id, both.id]);
    expect(await idsAt(yard.id)).toEqual([both.id]);
    const foreign = await aPlace(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });
    for (const unknown of [foreign.id, 'nonsense']) {
      expect(await gateway.rest(team.manager, 'GET', `/api/timesheets?placeId=${unknown}`)).toMatchObject({
        status: 404,
        body: { message: 'Place not found' },
      });
    }
  });

  test('is in the audit log, with the distance and without coordinates', async () => {
    await aPark();
    await clockIn(far);
    workFor(1);
    await clockOut(park);
    const [begun, ended] = await auditOf(gateway.orm, team.organizationId);
    expect(begun?.changes).toMatchObject({ nearestPlace: 'Riverside Park', distanceMeters: 1223 });
    expect(ended?.changes).toMatchObject({ place: 'Riverside Park', distanceMeters: 0 });
    expect(JSON.stringify([begun, ended])).not.toMatch(/39\.7|105\.0/);
  });

  test('is that of the last clock-out, once a manager has opened the timesheet again', async () => {
    await aPark();
    const { body } = await clockIn(park);
    workFor(1);
    await clockOut(far);
    const reopen = () =>
      gateway.rest(team.manager, 'PUT', `/api/timesheets/${body.id}/times`, { clockInAt: body.clockInAt });
    expect(await reopen()).toMatchObject({ status: 200, body: { status: 'OPEN', clockOutPlace: null } });
    expect((await clockOut(park)).body.clockOutPlace).toMatchObject({ outside: false });
    await reopen();
    expect((await clockOut(null)).body.clockOutPlace).toBeNull();
    expect(await listed()).toMatchObject([{ clockInPlace: { outside: false }, clockOutPlace: null }]);
  });
});

describe('the coordinates of a punch', () => {
  test('are erased after the days that the organization keeps them, and nothing else', async () => {
    await aPark();
    await clockIn(far);
    workFor(1);
    await clockOut(far);
    const [before] = await listed();
    const coordinates = async () => {
      const rows = await gateway.orm.em
        .fork()
        .execute<{ lat: number | null }[]>('select lat from punch_locations where timesheet_id = ? order by punch', [
          before.id,
        ]);
      return rows.map(({ lat }) => lat);
    };
    const sweep = () => punchLocationsSweep.run({ orm: gateway.orm, clock: gateway.clock } as never);
    gateway.clock.set('2026-10-13T15:00:00Z');
    await sweep();
    expect(await listed()).toEqual([before]);
    gateway.clock.advance({ minutes: 1 });
    expect(await sweep()).toBeGreaterThan(0);
    expect(await listed()).toEqual([{ ...before, location: null }]);
    expect(await coordinates()).toEqual([null, far.lat]);
    workFor(1);
    expect(await sweep()).toBeGreaterThan(0);
    expect(await sweep()).toBe(0);
    expect(await coordinates()).toEqual([null, null]);
    expect((await listed())[0]).toMatchObject({ location: null, clockOutPlace: before.clockOutPlace });
  });

  test('stay in an organization that keeps them', async () => {
    await gateway.rest(team.admin, 'PATCH', '/api/organization', { locationRetentionDays: null });
    await clockIn(park);
    gateway.clock.set('2026-11-15T15:00:00Z');
    await punchLocationsSweep.run({ orm: gateway.orm, clock: gateway.clock } as never);
    expect(await listed()).toMatchObject([{ location: park }]);
  });

  test('are erased with their person', async () => {
    await aPark();
    await clockIn(park);
    workFor(1);
    await clockOut(park);
    await clockIn(park, team.colleague);
    const erase = await gateway.rest(team.admin, 'DELETE', `/api/users/${team.worker.id}/permanent`);
    expect(erase.status).toBe(204);
    const [kept, erased] = await listed();
    expect(kept).toMatchObject({ location: park });
    expect(erased).toMatchObject({ location: null, clockInPlace: { outside: false } });
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPlace } from './builders.js';
import { placeOperations as operations, type PlaceOperation } from './calls.js';

let gateway: TestGateway<PlaceOperation>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-07-15T12:00:00Z' });
});
afterAll(() => gateway.close());

const park = { name: 'Riverside Park', address: '2600 Water St', lat: 39.7555, lng: -105.0089, radiusMeters: 150 };
const nowhere = { lat: null, lng: null, radiusMeters: null };
const namesOf = (data: readonly { readonly name: string }[]) => data.map(({ name }) => name);

describe.each(apis)('places over %s', (api) => {
  test('are listed by name, with retired ones only on request', async () => {
    const { organizationId, manager } = await aTeam(gateway.orm);
    for (const name of ['zinc mine', 'Écluse', 'Edge']) await aPlace(gateway.orm, { organizationId, name });
    await aPlace(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    await aPlace(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId, name: 'Foreign' });

    expect(namesOf((await gateway.call(api, manager, 'places')).data)).toEqual(['Écluse', 'Edge', 'zinc mine']);
    const { data } = await gateway.call(api, manager, 'places', { includeRetired: true });
    expect(namesOf(data)).toEqual(['Écluse', 'Edge', 'Gone', 'zinc mine']);
  });

  test('are made, changed and listed, and a worker sees neither center nor radius', async () => {
    const { organizationId, worker, accountant, admin } = await aTeam(gateway.orm);
    const { data: made } = await gateway.call(api, admin, 'createPlace', park);
    expect(made).toEqual({ id: expect.any(String), ...park, retired: false });
    expect((await gateway.call(api, accountant, 'places')).data).toEqual([made]);
    expect((await gateway.call(api, worker, 'places')).data).toEqual([{ ...made, ...nowhere }]);
    const { data } = await gateway.call(api, admin, 'updatePlace', { name: 'Yard', address: null }, made.id);
    expect(data).toEqual({ ...made, name: 'Yard', address: '' });
    const [created, updated] = await auditOf(gateway.orm, organizationId);
    expect(created).toMatchObject({ action: 'place.created', changes: { name: { after: 'Riverside Park' } } });
    expect(updated).toMatchObject({ action: 'place.updated', changes: { name: { after: 'Yard' } } });
  });

  test('lose the radius with the center, and keep it otherwise', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const { id } = await aPlace(gateway.orm, { organizationId });
    const change = (input: Readonly<Record<string, unknown>>) => gateway.call(api, admin, 'updatePlace', input, id);
    expect((await change({ lat: 40 })).data).toMatchObject({ lat: 40, lng: -105.0089, radiusMeters: 100 });
    expect(await change({ lat: null })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { lat: expect.any(String) } });
    expect((await change({ lat: null, lng: null })).data).toMatchObject(nowhere);
    expect(await change({ radiusMeters: 100 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { radiusMeters: 'A radius needs a latitude and a longitude' },
    });
  });

  test('have names that are unique among active ones', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const { id } = await aPlace(gateway.orm, { organizationId });
    const taken = { code: 'CONFLICT', message: 'A place with this name exists' };
    expect(await gateway.call(api, admin, 'createPlace', { name: ' riverside PARK ' })).toMatchObject(taken);
    expect((await gateway.call(api, admin, 'updatePlace', { retired: true }, id)).data.retired).toBe(true);
    expect((await gateway.call(api, admin, 'createPlace', { name: 'Riverside Park' })).code).toBe('OK');
    expect(await gateway.call(api, admin, 'updatePlace', { retired: false }, id)).toMatchObject(taken);
  });

  test('are deleted, and foreign ones are unknown', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const { id } = await aPlace(gateway.orm, { organizationId });
    const foreign = await aPlace(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });
    const unknown = { code: 'NOT_FOUND', message: 'Place not found' };
    expect(await gateway.call(api, admin, 'deletePlace', {}, foreign.id)).toMatchObject(unknown);
    expect(await gateway.call(api, admin, 'updatePlace', { name: 'Mine' }, foreign.id)).toMatchObject(unknown);
    expect((await gateway.call(api, admin, 'deletePlace', {}, id)).code).toBe('OK');
    expect((await gateway.call(api, admin, 'places', { includeRetired: true })).data).toEqual([]);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['place.deleted']);
  });

  test('number at most 200 active ones', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    await gateway.orm.em
      .fork()
      .execute(`insert into places (organization_id, name) select ?, 'Site ' || n from generate_series(1, 200) n`, [
        organizationId,
      ]);
    const message = 'An organization can have 200 active places. Retire one first.';
    expect(await gateway.call(api, admin, 'createPlace', park)).toMatchObject({ code: 'BAD_USER_INPUT', message });
  });
});

test('a place is a node, which a worker sees without its circle', async () => {
  const { organizationId, worker } = await aTeam(gateway.orm);
  const { id } = await aPlace(gateway.orm, { organizationId });
  const { id: foreign } = await aPlace(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });
  const document = 'query ($id: ID!) { node(id: $id) { ... on Place { name lat radiusMeters } } }';
  const read = async (node: string) => (await gateway.graphql(worker, document, { id: node })).body.data.node;
  expect(await read(id)).toEqual({ name: 'Riverside Park', lat: null, radiusMeters: null });
  expect(await read(foreign)).toBeNull();
});

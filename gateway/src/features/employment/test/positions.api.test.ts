import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPosition } from './builders.js';
import { type EmploymentOperation, employmentOperations as operations } from './calls.js';

let gateway: TestGateway<EmploymentOperation>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

describe.each(apis)('positions over %s', (api) => {
  test('are listed by name for every role, with retired ones only on request', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(gateway.orm);
    for (const name of ['welder', 'Électricien', 'Foreman']) await aPosition(gateway.orm, { organizationId, name });
    await aPosition(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    await aPosition(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId, name: 'Foreign' });

    for (const by of [worker, manager, accountant, admin]) {
      const { data } = await gateway.call(api, by, 'positions');
      expect(data.map(({ name }: { name: string }) => name)).toEqual(['Électricien', 'Foreman', 'welder']);
    }
    const { data } = await gateway.call(api, worker, 'positions', { includeRetired: true });
    expect(data[2]).toEqual({ id: expect.any(String), name: 'Gone', retired: true });
  });

  test('are created, renamed, retired, reinstated and deleted by administrators, each with one audit entry', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const made = await gateway.call(api, admin, 'createPosition', { name: '  Welder ' });
    expect(made.data).toEqual({ id: expect.any(String), name: 'Welder', retired: false });
    const { id } = made.data;

    expect((await gateway.call(api, admin, 'updatePosition', { name: 'Foreman' }, id)).data.name).toBe('Foreman');
    expect((await gateway.call(api, admin, 'updatePosition', { retired: true }, id)).data.retired).toBe(true);
    expect((await gateway.call(api, admin, 'updatePosition', { retired: true }, id)).data.retired).toBe(true);
    expect((await gateway.call(api, admin, 'updatePosition', { retired: false }, id)).data.retired).toBe(false);
    expect((await gateway.call(api, admin, 'deletePosition', {}, id)).data).toBe(true);
    expect((await gateway.call(api, admin, 'deletePosition', {}, id)).code).toBe('NOT_FOUND');
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([
      'position.created',
      'position.updated',
      'position.updated',
      'position.updated',
      'position.deleted',
    ]);
  });

  test('are retired instead of deleted while terms have them', async () => {
    const { organizationId, admin, worker } = await aTeam(gateway.orm);
    const { id } = await aPosition(gateway.orm, { organizationId });
    const change = { userIds: [worker.id], from: '2026-01-01', positionId: id };
    expect((await gateway.call(api, admin, 'changeEmploymentTerms', change)).code).toBe('OK');

    expect((await gateway.call(api, admin, 'deletePosition', {}, id)).data).toBe(true);

    const { data } = await gateway.call(api, admin, 'positions', { includeRetired: true });
    expect(data).toEqual([{ id, name: 'Electrician', retired: true }]);
    expect((await gateway.call(api, admin, 'deletePosition', {}, id)).data).toBe(true);
    const actions = await actionsOf(gateway.orm, organizationId);
    expect(actions.filter((action) => action === 'position.retired')).toHaveLength(1);
  });

  test('have unique names among active ones, ignoring case and the form of letters', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    await aPosition(gateway.orm, { organizationId, name: 'École Straße' });
    const retired = await aPosition(gateway.orm, { organizationId, name: 'Welder', retiredAt: new Date() });

    for (const name of ['École Straße', 'éCOLE STRASSE', 'E\u0301cole straße']) {
      expect(await gateway.call(api, admin, 'createPosition', { name })).toMatchObject({
        code: 'CONFLICT',
        fields: { name: 'An active position with this name already exists' },
      });
    }
    expect((await gateway.call(api, admin, 'createPosition', { name: 'WELDER' })).code).toBe('OK');
    expect((await gateway.call(api, admin, 'updatePosition', { retired: false }, retired.id)).code).toBe('CONFLICT');
  });

  test.each([{}, { name: ' ' }, { name: 'x'.repeat(61) }, { name: 'a\nb' }, { name: 7 }])(
    'refuse %j',
    async (input) => {
      const admin = await aUser(gateway.orm, { role: 'ADMIN' });
      const refused = await gateway.call(api, admin, 'createPosition', input);
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: expect.any(String) } });
    },
  );

  test('are changed by administrators only, and not found in another organization', async () => {
    const { organizationId, worker, manager, accountant } = await aTeam(gateway.orm);
    const { id } = await aPosition(gateway.orm, { organizationId });
    for (const by of [worker, manager, accountant]) {
      expect((await gateway.call(api, by, 'createPosition', { name: 'x' })).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'updatePosition', { name: 'x' }, id)).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'deletePosition', {}, id)).code).toBe('FORBIDDEN');
    }
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    expect((await gateway.call(api, outsider, 'updatePosition', { name: 'x' }, id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, outsider, 'deletePosition', {}, id)).code).toBe('NOT_FOUND');
  });
});

test('keeps an organization within 200 active positions when several are added at the same time', async () => {
  const { organizationId, admin } = await aTeam(gateway.orm);
  for (let count = 0; count < 199; count += 1)
    await aPosition(gateway.orm, { organizationId, name: `Position ${count}` });
  const retired = await aPosition(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });

  const outcomes = await whileNobodyCanWrite(organizationId, () => [
    ...[1, 2].map((number) => gateway.call('REST', admin, 'createPosition', { name: `Late ${number}` })),
    gateway.call('GraphQL', admin, 'updatePosition', { retired: false }, retired.id),
  ]);

  expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
});

const countWaiting = `
  select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Starts calls, and lets them write positions once each of them waits for a lock. */
async function whileNobodyCanWrite<Outcome>(
  organizationId: string,
  start: () => Promise<Outcome>[],
): Promise<Outcome[]> {
  const em = gateway.orm.em.fork();
  scopeToTenant(em, organizationId);
  // Not `transactional`, whose context the calls would inherit.
  await em.begin();
  await em.execute('lock table positions in share row exclusive mode');
  const started = start();
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const [row] = await gateway.orm.em.fork().execute<{ count: number }[]>(countWaiting);
    if (row?.count === started.length) break;
  }
  await em.commit();
  return Promise.all(started);
}

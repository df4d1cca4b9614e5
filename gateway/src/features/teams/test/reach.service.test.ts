import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestServices } from '../../../../test/harness/index.js';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import { aUser, type TestUser } from '../../identity/test/builders.js';
import { setDatedValue } from '../../organization/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aCrew } from './builders.js';

let services: TestServices;
let manager: TestUser;
let worker: TestUser;

beforeAll(async () => {
  services = await startUseCases();
});
afterAll(() => services.close());
beforeEach(async () => {
  manager = await aUser(services.orm, { role: 'MANAGER', reach: 'TEAMS' });
  worker = await aUser(services.orm, { organizationId: manager.organizationId });
});

/** 23:00 on July 15 in Denver, where the following day is 2026-07-16 in UTC. */
const now = '2026-07-16T05:00:00Z';

/** The function sees every organization, so only the application’s role calls it in the gateway. */
async function reachOf({ id, organizationId }: TestUser, at = now): Promise<string[]> {
  const em = services.orm.em.fork();
  scopeToTenant(em, organizationId);
  const [row] = await systemSql(em, 'the reach of a manager in a test').query<{ reach: string }>(
    'select reach_of(?, ?, ?::timestamptz) as reach',
    [organizationId, id, at],
  );
  return row?.reach.split(',') ?? [];
}

const sorted = (...people: readonly TestUser[]) => people.map(({ id }) => id).toSorted();

/** A team that the manager leads. */
const crewOf = (stay: { readonly fromDate?: string; readonly toDate?: string | null } = {}) =>
  aCrew(services.orm, {
    organizationId: manager.organizationId,
    leads: [manager],
    members: [{ user: worker, ...stay }],
  });

describe('the reach of a restricted manager', () => {
  test.each([
    ['without an end', { fromDate: '2026-01-01' }, true],
    ['that starts today', { fromDate: '2026-07-15' }, true],
    ['that starts later', { fromDate: '2027-01-01' }, true],
    ['that ends later', { fromDate: '2026-01-01', toDate: '2026-08-01' }, true],
    ['that ends today', { fromDate: '2026-01-01', toDate: '2026-07-15' }, true],
    ['that ended 34 days ago', { fromDate: '2026-01-01', toDate: '2026-06-11' }, true],
    ['that ended 35 days ago', { fromDate: '2026-01-01', toDate: '2026-06-10' }, false],
  ])('with a membership %s has the person: %#', async (_which, stay, isReached) => {
    await crewOf(stay);
    expect(await reachOf(manager)).toEqual(isReached ? sorted(manager, worker) : [manager.id]);
  });

  test('always has the manager, who may lead no team or be a member of one', async () => {
    const { organizationId } = manager;
    expect(await reachOf(manager)).toEqual([manager.id]);
    await aCrew(services.orm, { organizationId, leads: [manager], members: [manager] });
    expect(await reachOf(manager)).toEqual([manager.id]);
  });

  test('names a person once, however many memberships they have', async () => {
    const { organizationId } = manager;
    const leads = [manager];
    const past = { user: worker, fromDate: '2026-05-01', toDate: '2026-07-01' };
    await aCrew(services.orm, { organizationId, leads, members: [past, { user: worker, fromDate: '2026-07-01' }] });
    await aCrew(services.orm, { organizationId, leads, members: [worker], name: 'Stone crew' });
    expect(await reachOf(manager)).toEqual(sorted(manager, worker));
  });

  test.each([
    'delete from team_leads where team_id = ?',
    'delete from team_members where team_id = ?',
    'update teams set retired_at = now() where id = ?',
  ])('ends with %s', async (statement) => {
    const team = await crewOf();
    expect(await reachOf(manager)).toEqual(sorted(manager, worker));
    await services.orm.em.fork().execute(statement, [team.id]);
    expect(await reachOf(manager)).toEqual([manager.id]);
  });

  test('has archived and permanently deleted members, but no one while the manager is archived', async () => {
    const { organizationId } = manager;
    const archived = await aUser(services.orm, { organizationId, status: 'DISABLED' });
    await aCrew(services.orm, { organizationId, leads: [manager], members: [archived, worker] });
    const em = services.orm.em.fork();
    await em.execute(
      `update users set status = 'DISABLED', email = null, holds_email = false, password_hash = null, deleted_at = now()
       where id = ?`,
      [worker.id],
    );
    expect(await reachOf(manager)).toEqual(sorted(manager, worker, archived));
    await em.execute(`update users set status = 'DISABLED' where id = ?`, [manager.id]);
    expect(await reachOf(manager)).toEqual([manager.id]);
  });

  test('leaves out the teams of other leads and other organizations', async () => {
    const other = await aUser(services.orm, { role: 'MANAGER', organizationId: manager.organizationId });
    await aCrew(services.orm, { organizationId: manager.organizationId, leads: [other], members: [worker] });
    const outsider = await aUser(services.orm, { role: 'MANAGER' });
    await aCrew(services.orm, { organizationId: outsider.organizationId, leads: [outsider], members: [outsider] });
    expect(await reachOf(manager)).toEqual([manager.id]);
    expect(await reachOf({ ...manager, organizationId: outsider.organizationId } as TestUser)).toEqual([manager.id]);
  });
});

describe('35 days', () => {
  const day = { fromDate: '2026-01-01', toDate: '2026-06-11' };

  test.each([
    ['America/Denver', '2026-07-16T05:59:59Z', true],
    ['America/Denver', '2026-07-16T06:00:00Z', false],
    ['Pacific/Kiritimati', '2026-07-15T09:59:59Z', true],
    ['Pacific/Kiritimati', '2026-07-15T10:00:00Z', false],
    [null, '2026-07-16T05:59:59Z', true],
    [null, '2026-07-16T06:00:00Z', false],
  ])('end at midnight in the zone %s: %s', async (timezone, at, isReached) => {
    await changeSettings(services.orm, manager.organizationId, { timezone });
    await crewOf(day);
    expect(await reachOf(manager, at)).toEqual(isReached ? sorted(manager, worker) : [manager.id]);
  });

  test('end at midnight in a zone that begins on a day', async () => {
    const { organizationId } = manager;
    const em = services.orm.em.fork();
    scopeToTenant(em, organizationId);
    const change = { setting: 'timezone', value: 'Pacific/Auckland', from: '2026-07-16' } as const;
    await setDatedValue(em, organizationId, change, { userId: null, at: new Date() });
    await crewOf(day);
    // July 16 begins at midnight in Denver, the zone before.
    expect(await reachOf(manager, '2026-07-16T05:59:59Z')).toEqual(sorted(manager, worker));
    expect(await reachOf(manager, '2026-07-16T06:00:00Z')).toEqual([manager.id]);
  });

  test('are counted in UTC where the database does not know the zone', async () => {
    const em = services.orm.em.fork();
    await em.execute(`update organizations set timezone = 'America/Nowhere' where id = ?`, [manager.organizationId]);
    await crewOf(day);
    expect(await reachOf(manager, '2026-07-15T23:59:59Z')).toEqual(sorted(manager, worker));
    expect(await reachOf(manager, '2026-07-16T00:00:00Z')).toEqual([manager.id]);
  });
});

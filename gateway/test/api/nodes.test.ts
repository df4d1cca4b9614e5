import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInterfaceType } from 'graphql';
import { features } from '../../src/composition/features.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { type Actor, createActor, roundTripsOf, startGateway, type TestGateway } from '../harness/index.js';
import { RoleFixture } from './role-fixture.js';

let gateway: TestGateway;
let owner: Actor;
let worker: Actor;
let outsider: Actor;
/** An object of each type in the owner's organization, by its type. */
const objects: Record<string, string> = {};

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
  owner = await createActor(gateway, 'OWNER');
  worker = await createActor(gateway, 'WORKER', owner);
  outsider = await createActor(gateway, 'OWNER');
  const fixture = new RoleFixture(gateway, owner.user);
  await gateway.rest(owner, 'POST', '/api/sync-queue', { type: 'IMPORT_LISTS' });
  const { body } = await gateway.graphql(owner, '{ viewer { syncQueue { nodes { id } } auditLogs { nodes { id } } } }');
  Object.assign(objects, {
    AccountNotice: await fixture.ownNotice(),
    ApiKey: await fixture.apiKey(),
    AuditLogEntry: body.data.viewer.auditLogs.nodes[0].id,
    Correction: await fixture.ownCorrection(),
    Invitation: (await fixture.invitation()).id,
    Job: await fixture.job(),
    Organization: owner.organizationId,
    Place: await fixture.place(),
    Position: await fixture.position(),
    PtoPolicy: await fixture.policy(),
    PtoRequest: await fixture.ownRequest(),
    ReopeningRequest: await fixture.reopeningRequest(),
    Schedule: await fixture.schedule(),
    ShiftTemplate: await fixture.shiftTemplate(),
    SignOff: await fixture.ownSignOff(),
    SessionInfo: owner.sessionId,
    SyncItem: body.data.viewer.syncQueue.nodes[0].id,
    Team: await fixture.team(),
    TeamImport: await fixture.teamImport(),
    Timesheet: await fixture.ownTimesheet(),
    User: owner.userId,
    WeekTemplate: await fixture.weekTemplate(),
  });
});
afterAll(() => gateway.close());

const node = (caller: Actor | null, id: string, fields = '__typename id nodeId') =>
  gateway.graphql(caller, `query ($id: ID!) { node(id: $id) { ${fields} } }`, { id });

async function globalIdOf(type: string): Promise<string> {
  return (await node(owner, objects[type] ?? '')).body.data.node.nodeId;
}

const schema = await schemaOf(features);
const nodeType = schema.getType('Node');
const types = isInterfaceType(nodeType) ? schema.getPossibleTypes(nodeType).map(({ name }) => name) : [];

describe.each(types)('a %s', (type) => {
  test('is found by its id and by its global id', async () => {
    const id = objects[type] ?? '';
    const { body } = await node(owner, id);
    expect(body).toEqual({ data: { node: { __typename: type, id, nodeId: expect.any(String) } } });
    const { nodeId } = body.data.node;
    expect(nodeId).not.toContain(id);
    expect((await node(owner, nodeId)).body).toEqual(body);
    const other = type === 'Job' ? 'User' : 'Job';
    const wrong = Buffer.from(`${other}:${id}`).toString('base64url');
    expect((await node(owner, wrong)).body).toEqual({ data: { node: null } });
  });

  test('is as unknown to another organization as an id that does not exist', async () => {
    const known = await node(outsider, await globalIdOf(type));
    const missing = await node(
      outsider,
      Buffer.from(`${type}:01890a5d-ac96-774b-bcce-b302099a8057`).toString('base64url'),
    );
    expect(known.body).toEqual({ data: { node: null } });
    expect(missing.body).toEqual(known.body);
    expect((await node(outsider, objects[type] ?? '')).body).toEqual(known.body);
  });
});

describe('node', () => {
  test.each(['', 'x', 'Job:1', 'Sm9i', '01890a5d-ac96-774b-bcce-b302099a8057', 'é'.repeat(50)])(
    'is null for %j',
    async (id) => {
      expect((await node(owner, id)).body).toEqual({ data: { node: null } });
      expect((await node(null, id)).body).toEqual({ data: { node: null } });
    },
  );

  test('refuses a type whose list the caller may not read, whether or not the object exists', async () => {
    for (const type of ['ApiKey', 'AuditLogEntry', 'Invitation']) {
      const { body } = await node(worker, await globalIdOf(type));
      expect(body).toMatchObject({ data: { node: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      expect((await node(worker, objects[type] ?? '')).body).toEqual({ data: { node: null } });
    }
    expect((await node(null, await globalIdOf('Job'))).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('shows a worker only their own objects', async () => {
    for (const type of ['Timesheet', 'Schedule', 'PtoRequest', 'User', 'SessionInfo']) {
      expect((await node(worker, await globalIdOf(type))).body).toEqual({ data: { node: null } });
    }
    const { body } = await node(worker, worker.userId, '... on User { firstName abilities }');
    expect(body.data.node.abilities).toContain('CLOCK_IN');
  });

  test('gives an API key the types of its scopes', async () => {
    const { body } = await gateway.rest(owner, 'POST', '/api/api-keys', { name: 'Sync', scopes: ['timesheets:read'] });
    const key = { headers: { authorization: `Bearer ${body.secret}` } } as unknown as Actor;
    expect((await node(key, objects.Timesheet ?? '')).body.data.node.id).toBe(objects.Timesheet);
    expect((await node(key, await globalIdOf('Job'))).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await node(key, objects.Job ?? '')).body).toEqual({ data: { node: null } });
  });
});

describe('nodes', () => {
  const ask = (ids: readonly string[], fields = '__typename id') =>
    gateway.graphql(owner, `query ($ids: [ID!]!) { nodes(ids: $ids) { ${fields} } }`, { ids });

  test('keeps the order, repeats, and has null for what does not exist', async () => {
    const { Job, Timesheet, User } = objects;
    const ids = [Job, 'unknown', await globalIdOf('Timesheet'), User, Job].map(String);
    expect((await ask(ids)).body.data.nodes).toEqual([
      { __typename: 'Job', id: Job },
      null,
      { __typename: 'Timesheet', id: Timesheet },
      { __typename: 'User', id: User },
      { __typename: 'Job', id: Job },
    ]);
  });

  test('reads a hundred objects of one type in as many round trips as one', async () => {
    const fixture = new RoleFixture(gateway, owner.user);
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      ids.push(
        Buffer.from(`Timesheet:${await fixture.ownTimesheet(null).catch(() => fixture.timesheetOfMember())}`).toString(
          'base64url',
        ),
      );
    }
    const fields = '... on Timesheet { id user { firstName } job { name } breaks { id } }';
    const tripsFor = async (asked: string[]) => (await roundTripsOf(() => ask(asked, fields))).length;
    const one = await tripsFor(ids.slice(0, 1));
    expect(await tripsFor(ids)).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
  });

  test('takes at most 100 ids, and counts each of them', async () => {
    const many = Array.from({ length: 101 }, () => objects.Job ?? '');
    expect((await ask(many)).body.errors[0].message).toBe('Send at most 100 ids');
    expect((await ask(many.slice(1))).body.data.nodes).toHaveLength(100);
    const deep = `... on Timesheet { ${Array.from({ length: 12 }, (_, n) => `a${n}: user { organization { id } }`).join(' ')} }`;
    const calls = Array.from({ length: 5 }, (_, n) => `n${n}: nodes(ids: $ids) { ${deep} }`).join(' ');
    const { body } = await gateway.graphql(owner, `query ($ids: [ID!]!) { ${calls} }`, { ids: many.slice(1) });
    expect(body.errors[0].message).toMatch(/may look up \d+ objects|aliases/);
  });
});

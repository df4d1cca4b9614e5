import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, createKey, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { anOvertimeRule, aPosition } from './builders.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
});

const headings = 'First name,Last name,Exempt,Pay rule,Weekly hours,Position';
const csvOf = (...lines: string[]) => [headings, ...lines].join('\n');
const preview = (csv: string, by: { readonly headers: Readonly<Record<string, string>> } = owner) =>
  gateway.rest(by, 'POST', '/api/users/import/preview', { csv });
const start = (csv: string, by = owner) => gateway.rest(by, 'POST', '/api/users/import', { csv });
const terms = async () =>
  (await gateway.rest(owner, 'GET', '/api/employment-terms')).body.filter(
    ({ user }: { user: { id: string } }) => user.id !== owner.userId,
  );

describe('the columns of terms in a team import', () => {
  test('hold from the beginning for the people whom the import adds', async () => {
    const { organizationId } = owner;
    const position = await aPosition(gateway.orm, { organizationId, name: 'Line cook' });
    const rule = await anOvertimeRule(gateway.orm, { organizationId, name: 'Nine hours' });
    const csv = csvOf('Ana,Ruiz,Yes,,37.5,line cook', 'Ben,Okafor,,Nine hours,,', 'Cem,Kaya,,,,');
    const none = { exempt: null, payRule: null, contractMinutes: null, position: null };
    expect((await preview(csv)).body).toMatchObject({
      valid: true,
      rows: [
        { terms: { exempt: true, payRule: null, contractMinutes: 2250, position: 'Line cook' } },
        { terms: { ...none, payRule: 'Nine hours' } },
        { terms: none },
      ],
    });
    expect((await start(csv)).status).toBe(201);
    expect(await terms()).toMatchObject([
      { from: null, exempt: true, overtimeRule: null, contractMinutes: 2250, position: { id: position.id } },
      { from: null, exempt: false, overtimeRule: 'CUSTOM', customRule: { id: rule.id }, contractMinutes: null },
      { from: null, exempt: false, overtimeRule: null, contractMinutes: null, position: null },
    ]);
  });

  test('are errors of their line if they are unknown, retired or of another organization', async () => {
    const { organizationId } = owner;
    await aPosition(gateway.orm, { organizationId, name: 'Roofer', retiredAt: new Date('2026-11-01T00:00:00Z') });
    await aPosition(gateway.orm, {
      organizationId: (await createActor(gateway, 'OWNER')).organizationId,
      name: 'Pilot',
    });
    const csv = csvOf('Ana,Ruiz,maybe,Ohio,200,Roofer', 'Ben,Okafor,,,,Pilot', 'Cem,Kaya,No,,,');
    const { rows, valid } = (await preview(csv)).body;
    const fields = rows.map(({ errors }: { errors: { field: string }[] }) => errors.map(({ field }) => field));
    expect([valid, fields]).toEqual([false, [['exempt', 'payRule', 'weeklyHours', 'position'], ['position'], []]]);
    const failed = await start(csv);
    expect(failed.body).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(failed.body.fields)).toContain('lines.3.position');
    expect(await terms()).toEqual([]);
  });

  test('are refused from managers and API keys, through REST and GraphQL', async () => {
    const manager = await createActor(gateway, 'MANAGER', owner);
    const fields = { csv: 'Only an administrator can import the column Exempt. Remove it from the file.' };
    const refused = { code: 'BAD_USER_INPUT', fields };
    const csv = csvOf('Ana,Ruiz,,,,');
    expect((await preview(csv, manager)).body).toMatchObject(refused);
    expect((await start(csv, manager)).body).toMatchObject(refused);
    const query = 'query ($input: TeamImportInput!) { viewer { previewTeamImport(input: $input) { valid } } }';
    const { body } = await gateway.graphql(manager, query, { input: { csv } });
    expect(body.errors[0].extensions).toMatchObject(refused);
    expect((await preview(csv, await createKey(gateway, owner, ['people:write']))).body).toMatchObject(refused);
    expect((await preview('First name,Last name\nAna,Ruiz', manager)).body).toMatchObject({
      ...{ valid: true, rows: [{ terms: null }] },
    });
  });
});

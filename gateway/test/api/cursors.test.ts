import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isObjectType } from 'graphql';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { encodeCursor } from '../../src/platform/paging/cursor.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

/** The arguments that some lists need. */
const inputs: Readonly<Record<string, object>> = {
  payrollExport: { startDate: '2026-07-01', endDate: '2026-07-14' },
  qualifiedOvertime: { year: 2026 },
};
const inputOf = (operation: string) => inputs[operation] ?? {};

function inputOfPath(path: string): object {
  if (path.includes('qualified')) return inputOf('qualifiedOvertime');
  return path.includes('payroll') ? inputOf('payrollExport') : {};
}

const routes = routesOf(features).filter(({ nextCursor }) => nextCursor !== undefined);
const schema = await schemaOf(features);
const connectionsOf = (type: unknown) =>
  isObjectType(type)
    ? Object.values(type.getFields()).filter((field) => getNamedType(field.type).name.endsWith('Connection'))
    : [];
const fields = connectionsOf(schema.getType('Viewer'));
const roots = connectionsOf(schema.getQueryType());
const operations = [...new Set([...routes.map(({ useCase }) => useCase.operation), ...roots.map(({ name }) => name)])];

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
const plausible = ['2026-07-15T12:00:00.000Z', uuid, 1, '1', 'Lee', '2026-07-15'];
const absurd = [
  ...[null, '', ' ', '\0', 'a\0b', '\ud800', "'; drop table users; --", '%', 'infinity', '-infinity', 'now', 'epoch'],
  ...[0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, -1e300, '9'.repeat(30), '99999999999', '1e5', '0x10', 'NaN'],
  ...['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '2026'],
  ...['2026-02-31', '2026-02-31T00:00:00.000Z', '0000-00-00', 'yesterday', '[object Object]', 'x'.repeat(500)],
];

/** Contents that are not values. They get past the types, as a hostile client's would. */
const malformed = [{}, { length: 2 }, [], [[]], [{}, {}], [[uuid], [uuid]], [true, false], 'text', 5, null] as never[];

function* cursors(): Generator<string> {
  for (const content of malformed) yield encodeCursor(content);
  const all = [...plausible, ...absurd];
  for (const one of all) {
    yield encodeCursor([one]);
    yield encodeCursor([owner.organizationId, one]);
    for (const other of plausible) {
      yield encodeCursor([one, other]);
      yield encodeCursor([other, one]);
      yield encodeCursor([other, one, uuid]);
    }
  }
}

describe('a cursor with absurd contents and a valid checksum', () => {
  test.each(operations)('is rejected as bad input, or accepted: %s', async (operation) => {
    const { user } = owner;
    const unexpected: unknown[] = [];
    for (const cursor of cursors()) {
      await gateway.runOperation(operation, user, { ...inputOf(operation), after: cursor }).catch((error) => {
        const isRejected = error.kind === 'invalid' && 'after' in (error.fields ?? {});
        if (!isRejected) unexpected.push([Buffer.from(cursor, 'base64url').subarray(6).toString(), error.message]);
      });
    }
    expect(unexpected).toEqual([]);
  });

  const sample = [[null, null], ['+275760-09-13T00:00:00.000Z', uuid], ['a\0b', uuid], [2 ** 53], [uuid, 2 ** 53]];
  const statuses: unknown[] = [200, 400];

  test.each(routes.map(({ path }) => path))('never fails over REST: %s', async (path) => {
    for (const values of sample) {
      const query = new URLSearchParams({ ...inputOfPath(path), cursor: encodeCursor(values as never) });
      const response = await gateway.rest(owner, 'GET', `${path}?${query}`);
      expect(statuses).toContain(response.status);
    }
  });

  test.each(fields.map(({ name }) => name))('never fails over GraphQL: %s', async (name) => {
    const field = fields.find((each) => each.name === name);
    const fixed = Object.entries(inputOf(name))
      .map(([input, value]) => `${input}: ${JSON.stringify(value)}, `)
      .join('');
    for (const argument of ['after', 'before'].filter((each) =>
      field?.args.some(({ name: known }) => known === each),
    )) {
      for (const values of sample) {
        const page = `${name}(${fixed}${argument}: "${encodeCursor(values as never)}") { edges { cursor } }`;
        const document = `{ viewer { ${page} } }`;
        const { body } = await gateway.graphql(owner, document);
        expect(body.errors?.[0].extensions.code ?? 'OK').not.toBe('INTERNAL');
      }
    }
  });

  test('has contents that are not even JSON', async () => {
    const { createHash } = await import('node:crypto');
    for (const text of ['', 'nonsense', '{', '\xff\xfe']) {
      const content = Buffer.from(text, 'latin1');
      const sum = createHash('sha256').update('cursor').update(content).digest().subarray(0, 6);
      const cursor = Buffer.concat([sum, content]).toString('base64url');
      expect((await gateway.rest(owner, 'GET', `/api/timesheets?cursor=${cursor}`)).status).toBe(400);
    }
  });
});

test('every list is covered', () => {
  expect(operations).toEqual(expect.arrayContaining(['timesheets', 'invitations', 'auditLogs', 'timesheetChanges']));
  expect(operations.length).toBeGreaterThanOrEqual(12);
});

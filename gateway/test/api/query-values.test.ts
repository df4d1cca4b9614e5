import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

interface Property {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Property[];
}

const typesOf = ({ type = [], anyOf = [] }: Property): string[] => [type, anyOf.map(typesOf)].flat(2);

const samples = { integer: '2', number: '2.5', boolean: 'true' } as const;

/** The members of a route's address that are not text, each with a value. */
const members = routesOf(features)
  .flatMap((route) => [route, ...(route.instead ? [route.instead.route] : [])])
  .filter(({ method }) => method === 'GET')
  .flatMap(({ path, useCase, nextCursor, fixedInput = {} }) => {
    const { properties = {} } = z.toJSONSchema(useCase.input, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties).flatMap(([name, property]) => {
      const type = typesOf(property as Property).find((each) => Object.hasOwn(samples, each));
      if (!type || name in fixedInput) return [];
      const value = name === 'year' ? '2026' : samples[type as keyof typeof samples];
      return [[path, nextCursor && name === 'first' ? 'limit' : name, value] as const];
    });
  });

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const common = { startDate: '2026-07-01', endDate: '2026-07-14' };

describe('a number or a boolean in the query of an address', () => {
  const fieldsOf = async (path: string, query: Readonly<Record<string, string>>) => {
    const address = path.replaceAll(/:\w+/g, id);
    const { body } = await gateway.rest(owner, 'GET', `${address}?${new URLSearchParams({ ...common, ...query })}`);
    return Object.keys((body as { fields?: object } | null)?.fields ?? {});
  };

  test.each(members)('is understood: %s?%s', async (path, name, value) => {
    expect(await fieldsOf(path, { [name]: value })).not.toContain(name);
  });

  test.each(members)('is refused by name when it is something else: %s?%s', async (path, name) => {
    expect(await fieldsOf(path, { [name]: 'x' })).toContain(name);
  });

  test('is understood when it is given as the week’s page size', async () => {
    const { status, body } = await gateway.rest(owner, 'GET', '/api/timesheets/week?first=5');
    expect([status, (body as { people: unknown[] }).people]).toEqual([200, [expect.anything()]]);
  });
});

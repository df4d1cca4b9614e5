import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { operationOf } from '../../src/platform/graphql/schema/operations.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { RoleFixture } from '../api/role-fixture.js';
import { roleTable } from '../api/role-table.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';
import { drawSeeds, Random } from '../pay-histories/random.js';
import { type FieldToCall, type Given, graphqlRequestOf, restRequestOf } from './hostile-requests.js';

let gateway: TestGateway;
let schema: GraphQLSchema;

beforeAll(async () => {
  gateway = await startGateway({ env: { API_KEY_CALLS_PER_MINUTE: '100000' } });
  schema = await schemaOf(features);
});
afterAll(() => gateway.close());

const inputs = 5000;

interface Target {
  readonly operation: string;
  readonly createRequest: (given: Given) => InjectOptions;
}

function fieldsOf(typeName: string, root: FieldToCall['root'], group?: string): FieldToCall[] {
  const type = schema.getType(typeName);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields
    .filter(({ name }) => !['viewer', 'visitor'].includes(name))
    .map((field) => ({ root, field, ...(group && { group }) }));
}

/** Every route, and every field of the schema that runs an operation. */
function listTargets(): Target[] {
  const routes = routesOf(features).map((route) => ({
    operation: route.useCase.operation,
    createRequest: (given: Given) => restRequestOf(route, given),
  }));
  const fields = [
    ...fieldsOf('Query', 'query'),
    ...fieldsOf('Viewer', 'query', 'viewer'),
    ...fieldsOf('Visitor', 'query', 'visitor'),
    ...fieldsOf('Mutation', 'mutation'),
    ...fieldsOf('Subscription', 'subscription'),
  ].map((called) => ({
    operation: operationOf(called.field),
    createRequest: (given: Given) => graphqlRequestOf(called, given),
  }));
  return [...routes, ...fields];
}

interface Start extends Omit<Given, 'random'> {
  readonly headers: Actor['headers'];
}

/** A caller who may run the operation, in a new organization, with a valid input. */
async function createStart(operation: string): Promise<Start> {
  const { callers = 'public', createInput } = roleTable[operation] ?? {};
  const owner = await createActor(gateway, 'OWNER');
  const [role = 'OWNER'] = callers === 'public' ? [] : callers;
  const caller = role === 'OWNER' ? owner : await createActor(gateway, role, owner);
  const fixture = new RoleFixture(gateway, caller.user);
  const input = (await createInput?.(fixture)) ?? {};
  const ids = [caller.userId, caller.organizationId, caller.sessionId, ...fixture.made];
  return { headers: caller.headers, input, ids };
}

/** A request that succeeds may end the session, or use up what the next one needs. */
const requestsPerStart = 4;

/** Whether the gateway says that a request failed because of its own mistake. */
const isInternal = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) =>
  statusCode === 500 || body.includes('"code":"INTERNAL');

test('no hostile input makes an operation fail unexpectedly', async () => {
  const [seed = 1] = drawSeeds(1);
  const random = new Random(seed);
  const targets = listTargets();
  const failures: string[] = [];
  const starts = new Map<Target, Start>();
  for (let index = 0; index < inputs; index += 1) {
    const target = targets[index % targets.length] as Target;
    const isFresh = Math.floor(index / targets.length) % requestsPerStart === 0;
    const start = (!isFresh && starts.get(target)) || (await createStart(target.operation));
    starts.set(target, start);
    const { headers, ...given } = start;
    const request = target.createRequest({ random, ...given });
    const response = await gateway.inject({ ...request, headers: { ...headers, ...request.headers } });
    if (isInternal(response)) failures.push(`${index}: ${JSON.stringify(request).slice(0, 900)} got ${response.body}`);
  }
  expect(failures).toEqual([]);
}, 600_000);

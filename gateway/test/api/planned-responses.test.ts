import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from 'graphql';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
  for (const role of ['MANAGER', 'WORKER'] as const) {
    const { user } = await createActor(gateway, role, owner);
    for (const clockInAt of ['2026-11-02T08:00:00Z', '2026-11-03T08:00:00Z']) {
      await aTimesheet(gateway.orm, {
        user,
        clockInAt: new Date(clockInAt),
        clockOutAt: new Date(`${clockInAt.slice(0, 11)}16:00:00Z`),
      });
    }
  }
});
afterAll(() => gateway.close());

const repository = path.resolve(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(path.join(repository, 'gateway/schema.graphql'), 'utf8'));

/** The generated documents of all screens. */
const documents = globSync('*/src/gql/graphql.ts', { cwd: repository }).flatMap((file) => {
  const text = readFileSync(path.join(repository, file), 'utf8');
  return [...text.matchAll(/^export const \w+Document = (\{.*\}) as unknown as /gm)].map(
    ([, json]) => JSON.parse(json ?? '') as DocumentNode,
  );
});
const operationOf = (document: DocumentNode) =>
  document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
const queries = documents.filter((document) => operationOf(document)?.operation === 'query');

const samples: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Date: '2026-11-02',
  DateTimeISO: '2026-11-02T00:00:00.000Z',
  Float: 1,
  Int: 20,
  String: 'text',
};

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return type.name === 'ID' ? owner.userId : samples[type.name];
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]));
}

function variablesOf(document: DocumentNode): Record<string, unknown> {
  const definitions = (operationOf(document)?.variableDefinitions ?? []).filter(
    ({ type }) => type.kind === Kind.NON_NULL_TYPE,
  );
  return Object.fromEntries(
    definitions.map(({ variable, type }) => [
      variable.name.value,
      sampleOf(typeFromAST(schema, type as never) as GraphQLInputType),
    ]),
  );
}

interface Sent {
  readonly query: string;
  readonly variables?: object;
  readonly operationName?: string;
}

/** Sends the same request again and again: the first response comes from Apollo Server, the others from a plan. */
async function sendTimes(times: number, payload: Sent, headers: Readonly<Record<string, string>> = owner.headers) {
  const responses: { status: number; headers: object; body: string }[] = [];
  for (let count = 0; count < times; count += 1) {
    const {
      statusCode,
      headers: received,
      body,
    } = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload });
    const { 'x-request-id': id, date, 'content-length': length, ...rest } = received;
    expect(Number(length)).toBe(Buffer.byteLength(body));
    responses.push({ status: statusCode, headers: rest, body: body.replaceAll(String(id), 'id') });
  }
  return responses;
}

async function expectSameResponses(payload: Sent, headers?: Readonly<Record<string, string>>) {
  const [first, ...others] = await sendTimes(3, payload, headers);
  for (const other of others) expect(other).toEqual(first);
  return first;
}

describe('a repeated request', () => {
  test('has the response of Apollo Server for every query of every screen', async () => {
    expect(queries.length).toBeGreaterThan(30);
    for (const document of queries) {
      await expectSameResponses({ query: print(document), variables: variablesOf(document) });
    }
  });

  test('lists the same timesheets', async () => {
    const query = `query List($first: Int!) { viewer { timesheets(first: $first) {
      edges { cursor node { id clockInAt clockOutAt status user { id firstName } breaks { type } job { id } } }
      pageInfo { hasNextPage endCursor } totalCount } } }`;
    const response = await expectSameResponses({ query, variables: { first: 3 } });
    expect(JSON.parse(response?.body ?? '').data.viewer.timesheets).toMatchObject({
      edges: { length: 3 },
      totalCount: 4,
    });
  });

  test.each([
    [
      'a command that fails',
      'mutation { userArchive(input: { id: "01890000-0000-7000-8000-000000000000" }) { user { id } } }',
      {},
    ],
    [
      'input that does not fit',
      'mutation ($input: JobCreateInput!) { jobCreate(input: $input) { job { id } } }',
      { input: { name: 5 } },
    ],
    [
      'input that a rule rejects',
      'mutation ($input: JobCreateInput!) { jobCreate(input: $input) { job { id } } }',
      { input: { name: '' } },
    ],
    [
      'a part that fails',
      'query ($id: ID!) { viewer { me { id } teamMember(id: $id) { user { id } } } }',
      { id: '01890000-0000-7000-8000-000000000000' },
    ],
    ['an unknown operation', 'query A { viewer { me { id } } } query B { viewer { me { id } } }', {}],
  ])('reports %s in the same way', async (_what, query, variables) => {
    await expectSameResponses({ query, variables });
  });

  test('is rejected when its variables make it expensive', async () => {
    const node = 'edges { node { user { id } job { id } breaks { id } approvedBy { id } } }';
    const query = `query ($a: Int!) { viewer { a: timesheets(first: $a) { ${node} } b: timesheets(first: $a) { ${node} } c: timesheets(first: $a) { ${node} } } }`;
    const cheap = await sendTimes(2, { query, variables: { a: 5 } });
    expect(cheap.map(({ body }) => body.includes('errors'))).toEqual([false, false]);
    const [expensive] = await sendTimes(1, { query, variables: { a: 1000 } });
    expect(expensive?.body).toContain('objects. The limit is');
  });

  test('runs the operation that it names', async () => {
    const query = 'query A { a: __typename } query B { b: __typename }';
    for (const operationName of ['A', 'B']) {
      const response = await expectSameResponses({ query, operationName });
      expect(response?.body).toBe(`{"data":{"${operationName.toLowerCase()}":"Query"}}\n`);
    }
    const [unknown] = await sendTimes(1, { query, operationName: 'C' });
    expect(unknown?.body).toContain('Unknown operation named');
  });

  test.each([
    'application/graphql-response+json',
    'application/json',
    '*/*',
    'text/html',
    'multipart/mixed, application/json',
  ])('is labeled as the client accepts it (%s)', async (accept) => {
    await expectSameResponses({ query: '{ viewer { me { id } } }' }, { ...owner.headers, accept });
    await expectSameResponses({ query: '{ user(id: "x") { id } }' }, { ...owner.headers, accept });
  });

  test('is authorized each time', async () => {
    const query = '{ viewer { invitations { nodes { id } } } }';
    await sendTimes(2, { query });
    const worker = await createActor(gateway, 'WORKER', owner);
    const [denied] = await sendTimes(1, { query }, worker.headers);
    expect(denied?.body).toContain('FORBIDDEN');
    const [anonymous] = await sendTimes(1, { query }, {});
    expect(JSON.parse(anonymous?.body ?? '')).toEqual({ data: { viewer: null } });
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';
import { type JsonBody, jsonBodies } from './json-bytes.js';
import { auditFlawsOf, digestOf } from './untouched.js';

let gateway: TestGateway;
let admin: Actor;
let bystander: Actor;
let untouched: Readonly<Record<string, string>>;

beforeAll(async () => {
  gateway = await startGateway();
  admin = await createActor(gateway, 'ADMIN');
  bystander = await createActor(gateway, 'ADMIN');
  await gateway.rest(bystander, 'POST', '/api/jobs', { name: 'Riverside' });
  untouched = await digestOf(gateway, bystander);
});
afterAll(() => gateway.close());

/** Where JSON enters: the body of REST and of GraphQL, a member of each, and the variables. */
const doors = {
  'the body of a REST request': ['/api/jobs', '', ''],
  'a field of a REST request': ['/api/jobs', '{"name": ', '}'],
  'the body of a GraphQL request': ['/graphql', '', ''],
  'the variables of a GraphQL request': [
    '/graphql',
    '{"query": "query($name: String) { viewer { me { id } } }", "variables": ',
    '}',
  ],
  'one variable of a GraphQL request': [
    '/graphql',
    '{"query": "mutation($input: JobCreateInput!) { jobCreate(input: $input) { job { name } } }", "variables": {"input": {"name": ',
    '}}}',
  ],
} as const;

async function send(url: string, payload: Buffer) {
  const headers = { ...admin.headers, 'content-type': 'application/json' };
  const { statusCode: status, body } = await gateway.inject({ method: 'POST', url, headers, payload });
  return { status, body: JSON.parse(body) };
}

/** Whether the bytes are JSON, according to the specification's own parser. */
function parse(bytes: Buffer): { value: unknown } | null {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return null;
  }
}

describe.each(Object.entries(doors))('%s', (_door, [url, before, after]) => {
  const payloadOf = ({ bytes }: JsonBody) => Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);

  test('is answered without an internal error, whatever it holds, and rejected if it is not JSON', async () => {
    const wrong: unknown[] = [];
    for (const body of jsonBodies) {
      const payload = payloadOf(body);
      const response = await send(url, payload);
      const code = response.body.code ?? response.body.errors?.[0]?.extensions?.code;
      const mustFail = !parse(payload) && !body.name.startsWith('i');
      if (response.status >= 500 || code === 'INTERNAL' || (mustFail && response.status !== 400)) {
        wrong.push([body.name, response.status, code]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('a text of the corpus is stored exactly, except for spaces around it, or rejected with a message', async () => {
  const texts = jsonBodies.flatMap(({ bytes }) => {
    const value = parse(bytes)?.value;
    return Array.isArray(value) && typeof value[0] === 'string' ? [value[0]] : [];
  });
  expect(texts.length).toBeGreaterThan(40);
  for (const name of new Set(texts)) {
    const { status, body } = await gateway.rest(admin, 'POST', '/api/jobs', { name });
    if (status === 201) expect(body.name).toBe(name.trim());
    else
      expect({ status, field: body.fields?.name }).toEqual({ status: expect.any(Number), field: expect.any(String) });
    if (status === 201) {
      const { body: jobs } = await gateway.rest(admin, 'GET', '/api/jobs');
      expect(jobs.find((job: { id: string }) => job.id === body.id).name).toBe(name.trim());
    }
  }
});

test('another organization and the audit log are unaffected', async () => {
  expect(await digestOf(gateway, bystander)).toEqual(untouched);
  expect(await auditFlawsOf(gateway)).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../harness/index.js';

// The checks of graphql-cop (https://github.com/dolevf/graphql-cop), in our own words.

interface Probe {
  readonly method?: 'GET' | 'POST';
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

interface Answer {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the gateway answers
  readonly json: any;
}

interface Check {
  readonly probe: Probe;
  /** Whether the answer shows the weakness. */
  readonly finds: (answer: Answer) => boolean;
}

const json = { 'content-type': 'application/json' };
const post = (query: string): Probe => ({ payload: JSON.stringify({ query, operationName: 'cop' }), headers: json });
const get = (query: string): Probe => ({ method: 'GET', url: `/graphql?query=${encodeURIComponent(query)}` });
const form = (query: string): Probe => ({
  payload: new URLSearchParams({ query }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const ran = ({ json: answer }: Answer) => Boolean(answer?.data?.__typename);
const extensionOf = (name: string) => (answer: Answer) =>
  answer.json?.errors?.[0]?.extensions?.[name] !== undefined || answer.json?.extensions?.[name] !== undefined;
const aliases = Array.from({ length: 101 }, (_, index) => `alias${index}: __typename`).join('\n');
const circular = `query cop { __schema { types ${'{ fields { type '.repeat(4)} { name } ${'} }'.repeat(4)} } }`;

const checks: Readonly<Record<string, Check>> = {
  'more than 100 aliases': {
    probe: post(`query cop { ${aliases} }`),
    finds: ({ json: answer }) => Boolean(answer?.data?.alias100),
  },
  'a batch of 10 queries': {
    probe: { payload: JSON.stringify(Array(10).fill({ query: 'query cop { __typename }' })), headers: json },
    finds: ({ json: answer }) => Array.isArray(answer) && answer.length >= 10,
  },
  'circular introspection': {
    probe: post(circular),
    finds: ({ json: answer }) => (answer?.data?.__schema?.types?.length ?? 0) > 25,
  },
  'one error for each of 10 unknown directives': {
    probe: post(`query cop { __typename ${'@aa'.repeat(10)} }`),
    finds: ({ json: answer }) => (answer?.errors?.length ?? 0) >= 10,
  },
  'a field repeated 500 times': { probe: post(`query cop { ${'__typename \n'.repeat(500)} }`), finds: ran },
  'suggested names': {
    probe: post('query cop { __schema { directive } }'),
    finds: ({ text }) => text.includes('Did you mean'),
  },
  introspection: {
    probe: post('query cop { __schema { types { name fields { name } } } }'),
    finds: ({ json: answer }) => Boolean(answer?.data?.__schema?.types),
  },
  'a mutation by GET': { probe: get('mutation cop { __typename }'), finds: ran },
  'a query by GET': { probe: get('query cop { __typename }'), finds: ran },
  'a query from a form': { probe: form('query cop { __typename }'), finds: ran },
  'an explorer': {
    probe: { method: 'GET', headers: { accept: 'text/html' } },
    finds: ({ text }) => /graphi?ql[ -]playground|graphiql/i.test(text),
  },
  tracing: { probe: post('query cop { __typename }'), finds: extensionOf('tracing') },
  'the details of an exception': { probe: post('qwerty cop { abc }'), finds: extensionOf('exception') },
};

/** Follows a redirect, as the tool does. */
async function follow(gateway: TestGateway, probe: Probe) {
  const answer = await gateway.inject(probe);
  const { location } = answer.headers;
  return location ? gateway.inject({ url: String(location) }) : answer;
}

async function listFindings(gateway: TestGateway): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { probe, finds }] of Object.entries(checks)) {
    const { statusCode, body } = await follow(gateway, { method: 'POST', url: '/graphql', ...probe });
    let answer: unknown;
    try {
      answer = JSON.parse(body);
    } catch {
      answer = null;
    }
    if (statusCode >= 500 || finds({ text: body, json: answer })) found.push(name);
  }
  return found;
}

describe('graphql-cop finds', () => {
  let gateways: Readonly<Record<'production' | 'development', TestGateway>>;
  beforeAll(async () => {
    gateways = {
      production: await startGateway({ env: { NODE_ENV: 'production' } }),
      development: await startGateway(),
    };
  });
  afterAll(() => Promise.all(Object.values(gateways).map((gateway) => gateway.close())));

  test('nothing in production', async () => {
    expect(await listFindings(gateways.production)).toEqual([]);
  });

  test('at most introspection and queries by GET in development', async () => {
    expect(await listFindings(gateways.development)).toEqual(['introspection', 'a query by GET']);
  });
});

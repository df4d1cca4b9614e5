import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { encodeCursor } from '../../src/platform/paging/cursor.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let worker: Actor;
/** Newest first. */
const ids: string[] = [];
const count = 7;

beforeAll(async () => {
  gateway = await startGateway();
  worker = await createActor(gateway, 'WORKER');
  for (let n = 0; n < count; n += 1) {
    const started = await gateway.inject({ method: 'POST', url: '/api/timesheets/clock-in', headers: worker.headers });
    await gateway.inject({ method: 'POST', url: '/api/timesheets/clock-out', headers: worker.headers });
    ids.unshift(started.json().id);
    gateway.clock.advance({ minutes: 10 });
  }
});
afterAll(() => gateway.close());

const read = (query: string, headers = worker.headers) => gateway.inject({ url: `/api/timesheets${query}`, headers });
const idsOf = (response: { json(): { id: string }[] }) => response.json().map(({ id }) => id);

interface Connection {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: Readonly<Record<'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor', unknown>>;
}

async function connection(
  variables: object,
): Promise<{ data?: Connection; error?: { message: string; extensions: unknown } }> {
  const query = `query($first: Int, $after: String, $last: Int, $before: String) { viewer {
    timesheets(first: $first, after: $after, last: $last, before: $before) {
      totalCount edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  } }`;
  const response = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: worker.headers,
    payload: { query, variables },
  });
  const { data, errors } = response.json();
  return { data: data?.viewer.timesheets, error: errors?.[0] };
}

const nodesOf = ({ data }: { data?: Connection }) => data?.edges.map(({ node }) => node.id);

describe('a list over REST', () => {
  test('is complete and without repetition along its Link headers', async () => {
    const seen: string[] = [];
    let next: string | undefined = '?limit=3';
    for (; next !== undefined; ) {
      const response = await read(next);
      seen.push(...idsOf(response));
      const link: string | undefined = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
      next = link && new URL(link).search;
    }
    expect(seen).toEqual(ids);
  });

  test('is one page without a Link header by default', async () => {
    const response = await read('');
    expect(idsOf(response)).toEqual(ids);
    expect(response.headers).not.toHaveProperty('link');
  });

  test.each([
    ['?limit=0', 'limit'],
    ['?limit=1001', 'limit'],
    ['?limit=-1', 'limit'],
    ['?limit=1.5', 'limit'],
    ['?limit=many', 'limit'],
    ['?limit=1&limit=2', 'limit'],
    ['?cursor=nonsense', 'cursor'],
    ['?cursor=', 'cursor'],
    [`?cursor=${encodeCursor(['yesterday', 'nobody'])}`, 'cursor'],
    [`?cursor=${encodeCursor(['2026-03-08T09:00:00.000Z'])}`, 'cursor'],
  ])('rejects %s and names the field as the caller did', async (query, field) => {
    const response = await read(query);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });
});

describe('a connection', () => {
  test('pages forward', async () => {
    const first = await connection({ first: 3 });
    expect(nodesOf(first)).toEqual(ids.slice(0, 3));
    expect(first.data).toMatchObject({ totalCount: count, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const second = await connection({ first: 10, after: first.data?.pageInfo.endCursor });
    expect(nodesOf(second)).toEqual(ids.slice(3));
    expect(second.data?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('pages backward in the same order', async () => {
    const last = await connection({ last: 3 });
    expect(nodesOf(last)).toEqual(ids.slice(-3));
    expect(last.data?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await connection({ last: 10, before: last.data?.pageInfo.startCursor });
    expect(nodesOf(before)).toEqual(ids.slice(0, -3));
    expect(before.data?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  test('has a cursor for every edge', async () => {
    const { data } = await connection({});
    const after = await connection({ after: data?.edges[4]?.cursor });
    expect(nodesOf(after)).toEqual(ids.slice(5));
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ last: 1001 }, 'last'],
    [{ first: 1, last: 1 }, 'last'],
    [{ after: 'x' }, 'after'],
    [{ before: encodeCursor([null, null, null]) }, 'before'],
  ])('rejects %o', async (variables, field) => {
    const { error } = await connection(variables);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
  });

  test('never reaches another organization, whatever the cursor', async () => {
    const { data } = await connection({ first: 1 });
    const outsider = await createActor(gateway, 'OWNER');
    const response = await read(`?cursor=${data?.pageInfo.endCursor}`, outsider.headers);
    expect(response.json()).toEqual([]);
  });
});

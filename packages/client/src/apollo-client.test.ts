import { File as NodeFile } from 'node:buffer';
import { describe, expect, jest, test } from '@jest/globals';
import { learnServerTime, serverNow } from '@timetrack/contracts';
import { HttpResponse } from 'msw';
import { api, mockGateway, rejectWith, respondWith } from '../test/gateway.js';
import { createApolloClient } from './apollo-client.js';
import { attemptContext } from './idempotency.js';
import { gql } from './index.js';
import { closeApolloClient } from './socket.js';

const server = mockGateway();
const Read = gql`query Test_Read { me { id } }`;
const ReadViewer = gql`query Test_ReadViewer { viewer { total } }`;
const Change = gql`mutation Test_Change { logout }`;
const Upload = gql`mutation Test_Upload($images: [Upload!]!) { upload(images: $images) }`;

/** A picture that Node's `fetch` can send, unlike a `File` of jsdom. */
const aPicture = (name: string) => new NodeFile(['a picture'], name, { type: 'image/png' }) as unknown as File;

function aClient(isResumed = false) {
  const onUnauthenticated = jest.fn(async () => isResumed);
  return { client: createApolloClient({ onUnauthenticated }), onUnauthenticated };
}

/** Records the headers of every mutation. */
function recordChanges() {
  const headers: Headers[] = [];
  server.use(
    api.mutation('Test_Change', ({ request }) => {
      headers.push(request.headers);
      return respondWith({ logout: true });
    }),
  );
  return headers;
}

test('learns the time of the server from the date of a response', async () => {
  const date = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 3 * 3_600_000);
  const headers = { date: date.toUTCString() };
  server.use(api.query('Test_Read', () => HttpResponse.json({ data: { me: null } }, { headers })));
  const sentAt = Date.now();
  await aClient().client.query({ query: Read });
  const roundTrip = Date.now() - sentAt;

  expect(serverNow().getTime()).toBeGreaterThanOrEqual(date.getTime());
  expect(serverNow().getTime() - date.getTime()).toBeLessThanOrEqual(1_000 + 2 * roundTrip + Date.now() - sentAt);
  learnServerTime(Date.now(), Date.now());
});

describe('idempotency', () => {
  test('gives each mutation its own key', async () => {
    const headers = recordChanges();
    const { client } = aClient();
    await client.mutate({ mutation: Change });
    await client.mutate({ mutation: Change });
    const keys = headers.map((header) => header.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('sends the key of the attempt, if there is one', async () => {
    const headers = recordChanges();
    const { client } = aClient();
    await client.mutate({ mutation: Change, context: attemptContext('attempt-1') });
    expect(headers[0]?.get('idempotency-key')).toBe('attempt-1');
  });

  test('sends no key with queries', async () => {
    let key: string | null = 'unset';
    server.use(
      api.query('Test_Read', ({ request }) => {
        key = request.headers.get('idempotency-key');
        return respondWith({ me: null });
      }),
    );
    await aClient().client.query({ query: Read });
    expect(key).toBeNull();
  });
});

test('sends files as a GraphQL multipart request with a header that forms on other sites cannot set', async () => {
  const parts: string[] = [];
  let preflight: string | null = null;
  server.use(
    api.mutation('Test_Upload', async ({ request }) => {
      preflight = request.headers.get('apollo-require-preflight');
      const form = await request.clone().formData();
      for (const [name] of form) parts.push(name);
      return respondWith({ upload: true });
    }),
  );
  await aClient().client.mutate({ mutation: Upload, variables: { images: [aPicture('a.png'), aPicture('b.png')] } });
  expect(parts).toEqual(['operations', 'map', '1', '2']);
  expect(preflight).toBe('true');
});

describe('when the server no longer knows the session', () => {
  test('reports it, and a query fails if the user does not sign in again', async () => {
    server.use(api.query('Test_Read', () => rejectWith('Sign in first', 'UNAUTHENTICATED')));
    const { client, onUnauthenticated } = aClient();
    await expect(client.query({ query: Read })).rejects.toThrow('Sign in first');
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('a query is sent again once the user has signed in again', async () => {
    let requests = 0;
    server.use(
      api.query('Test_Read', () => {
        requests += 1;
        return requests === 1 ? rejectWith('Sign in first', 'UNAUTHENTICATED') : respondWith({ me: null });
      }),
    );
    expect((await aClient(true).client.query({ query: Read })).data).toEqual({ me: null });
    expect(requests).toBe(2);
  });

  // Without a session, `viewer` is null: a screen would say that there are no jobs, no shifts and no policies.
  test('a query without a viewer is sent again too, and the missing viewer is never shown', async () => {
    let requests = 0;
    server.use(
      api.query('Test_ReadViewer', () => {
        requests += 1;
        return respondWith({ viewer: requests === 1 ? null : { total: requests } });
      }),
    );
    const { client, onUnauthenticated } = aClient(true);
    expect((await client.query({ query: ReadViewer })).data).toEqual({ viewer: { total: 2 } });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('a query without a viewer fails if the user does not sign in again', async () => {
    server.use(api.query('Test_ReadViewer', () => respondWith({ viewer: null })));
    const { client, onUnauthenticated } = aClient();
    await expect(client.query({ query: ReadViewer })).rejects.toThrow('Your session has ended');
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('a mutation fails at once, so that its form stays and the user decides whether to send it', async () => {
    server.use(api.mutation('Test_Change', () => rejectWith('Sign in first', 'UNAUTHENTICATED')));
    const { client, onUnauthenticated } = aClient(true);
    await expect(client.mutate({ mutation: Change })).rejects.toThrow('Sign in first');
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});

describe('a mutation that needs the password again', () => {
  const refuseOnce = () => {
    const keys: (string | null)[] = [];
    server.use(
      api.mutation('Test_Change', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length > 1) return respondWith({ logout: true });
        const extensions = { code: 'FORBIDDEN', reauth: ['PASSWORD'] };
        return HttpResponse.json({ errors: [{ message: 'Confirm that it’s you', extensions }] });
      }),
    );
    return keys;
  };

  test('is sent again as the same attempt once the user has confirmed', async () => {
    const keys = refuseOnce();
    const client = createApolloClient({ onUnauthenticated: async () => false, onReauthenticate: async () => true });
    const { data } = await client.mutate({ mutation: Change, context: attemptContext('attempt-1') });
    expect(data).toEqual({ logout: true });
    expect(keys).toEqual(['attempt-1', 'attempt-1']);
  });

  test('fails as it did when the user does not confirm', async () => {
    const keys = refuseOnce();
    const { client } = aClient();
    await expect(client.mutate({ mutation: Change })).rejects.toThrow('Confirm that it’s you');
    expect(keys).toHaveLength(1);
  });
});

test('does not retry a failed request', async () => {
  let requests = 0;
  server.use(
    api.query('Test_Read', () => {
      requests += 1;
      return rejectWith('Broken', 'INTERNAL');
    }),
  );
  await expect(aClient().client.query({ query: Read })).rejects.toThrow('Broken');
  expect(requests).toBe(1);
});

test('clears its cache when it is closed', async () => {
  server.use(api.query('Test_Read', () => respondWith({ me: { __typename: 'User', id: 'user-1' } })));
  const { client } = aClient();
  await client.query({ query: Read });
  await closeApolloClient(client);
  expect(client.cache.extract()).toEqual({});
});

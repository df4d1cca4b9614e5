import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { describe, expect, test } from '@jest/globals';
import type { DocumentNode } from 'graphql';
import type { Client as Socket } from 'graphql-ws';
import { HttpResponse, http } from 'msw';
import { mockGateway } from '../test/gateway.js';
import { createApolloClient } from './apollo-client.js';
import { gql } from './index.js';
import { trustedDocumentsLink, withoutHashedTexts } from './trusted-documents.js';

const server = mockGateway();

type Body = { query?: string; operationName: string; extensions?: { persistedQuery: { sha256Hash: string } } };

/** A document as the build of a module leaves it. */
const hashed = (document: DocumentNode, hash: string) => ({ ...document, __meta__: { hash } }) as DocumentNode;
const Read = hashed(gql`query Test_Read { me { id } }`, 'abc');

/** Records what the client sends, to a gateway that knows these hashes. */
function recordBodies(known: readonly string[], message = 'PersistedQueryNotFound') {
  const bodies: Body[] = [];
  server.use(
    http.post('*/graphql', async ({ request }) => {
      const body = (await request.json()) as Body;
      bodies.push(body);
      const hash = body.extensions?.persistedQuery.sha256Hash;
      const isKnown = body.query !== undefined || (hash !== undefined && known.includes(hash));
      return isKnown ? HttpResponse.json({ data: { me: null } }) : HttpResponse.json({ errors: [{ message }] });
    }),
  );
  return bodies;
}

const aClient = () => createApolloClient({ onUnauthenticated: async () => false });
const fetchPolicy = 'network-only';

describe('a document with a hash', () => {
  test('is sent as its hash', async () => {
    const bodies = recordBodies(['abc']);
    const { data } = await aClient().query({ query: Read });
    expect(data).toEqual({ me: null });
    expect(bodies).toEqual([
      {
        operationName: 'Test_Read',
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
      },
    ]);
  });

  test.each(['PersistedQueryNotFound', 'PersistedQueryNotSupported'])(
    'is sent as text after a %s, and from then on',
    async (message) => {
      const bodies = recordBodies([], message);
      const client = aClient();
      await client.query({ query: Read, fetchPolicy });
      await client.query({ query: Read, fetchPolicy });
      expect(bodies.map(({ query, extensions }) => [query !== undefined, extensions !== undefined])).toEqual([
        [false, true],
        [true, false],
        [true, false],
      ]);
    },
  );

  test('is not sent again after another error', async () => {
    const bodies = recordBodies([], 'Please sign in');
    await expect(aClient().query({ query: Read })).rejects.toThrow('Please sign in');
    expect(bodies).toHaveLength(1);
  });
});

test('a document without a hash is sent as text', async () => {
  const bodies = recordBodies([]);
  await aClient().query({ query: gql`query Test_Plain { me { id } }` });
  expect(bodies).toMatchObject([{ query: expect.stringContaining('__typename') }]);
  expect(bodies[0]).not.toHaveProperty('extensions');
});

test('a subscription leaves its text out, and sends it if the gateway does not know the hash', async () => {
  const sent: Parameters<Socket['subscribe']>[0][] = [];
  const socket = {
    subscribe: (payload: Parameters<Socket['subscribe']>[0], sink: Parameters<Socket['subscribe']>[1]) => {
      sent.push(payload);
      if (payload.query === '') sink.error([{ message: 'PersistedQueryNotFound' }]);
      else sink.next({ data: { clockStatusChanged: { since: null } } });
      return () => undefined;
    },
  } as unknown as Socket;
  const { GraphQLWsLink } = await import('@apollo/client/link/subscriptions');
  const link = ApolloLink.from([trustedDocumentsLink(), new GraphQLWsLink(withoutHashedTexts(socket))]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const query = hashed(gql`subscription Test_Watch { clockStatusChanged { since } }`, 'def');

  const data = await new Promise((resolve, reject) => {
    client.subscribe({ query }).subscribe({ next: (result) => resolve(result.data), error: reject });
  });

  expect(data).toEqual({ clockStatusChanged: { since: null } });
  expect(sent.map(({ query: text, extensions }) => [text === '', extensions?.persistedQuery])).toEqual([
    [true, { version: 1, sha256Hash: 'def' }],
    [false, undefined],
  ]);
});

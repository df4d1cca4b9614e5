import { expect, test } from '@jest/globals';
import type { DocumentNode } from 'graphql';
import { HttpResponse, http } from 'msw';
import { mockGateway } from '../test/gateway.js';
import { createApolloClient } from './apollo-client.js';
import { gql } from './index.js';

const server = mockGateway();

const hashed = (document: DocumentNode, hash: string) => ({ ...document, __meta__: { hash } }) as DocumentNode;
const Read = hashed(gql`query Test_Read { me { id } }`, 'abc');
const aUser = (id: string) => ({ __typename: 'User', id });
const fetchPolicy = 'network-only';

test('a query is answered once by the response in the page, and then by the gateway', async () => {
  server.use(http.post('*/graphql', () => HttpResponse.json({ data: { me: aUser('new') } })));
  const inPage = new Map<string, Record<string, unknown>>([['abc', { me: aUser('first') }]]);
  const take = (hash: string) => {
    const data = inPage.get(hash);
    inPage.delete(hash);
    return data;
  };
  const client = createApolloClient({ onUnauthenticated: async () => false, firstResults: { take } });
  const idOf = async () => {
    const { data } = await client.query<{ me: { id: string } }>({ query: Read, fetchPolicy });
    return data?.me.id;
  };
  expect(await idOf()).toBe('first');
  expect(client.readQuery<{ me: { id: string } }>({ query: Read })?.me).toMatchObject({ id: 'first' });
  expect(await idOf()).toBe('new');
});

import { expect, test } from '@jest/globals';
import type { DocumentNode } from 'graphql';
import { HttpResponse, http } from 'msw';
import { mockGateway } from '../test/gateway.js';
import { createApolloClient } from './apollo-client.js';
import { gql } from './index.js';

const server = mockGateway();

const hashed = (document: DocumentNode, hash: string) => ({ ...document, __meta__: { hash } }) as DocumentNode;
const Read = hashed(gql`query Test_Read { jobs { id } }`, 'abc');
const fetchPolicy = 'network-only';

test('a query is answered once by the response in the page, and then by the gateway', async () => {
  server.use(http.post('*/graphql', () => HttpResponse.json({ data: { jobs: [{ __typename: 'Job', id: 'new' }] } })));
  const inPage = new Map<string, Record<string, unknown>>([['abc', { jobs: [{ __typename: 'Job', id: 'first' }] }]]);
  const take = (hash: string) => {
    const data = inPage.get(hash);
    inPage.delete(hash);
    return data;
  };
  const client = createApolloClient({ onUnauthenticated: () => undefined, firstResults: { take } });
  const idOf = async () => {
    const { data } = await client.query<{ jobs: { id: string }[] }>({ query: Read, fetchPolicy });
    return data?.jobs[0]?.id;
  };
  expect(await idOf()).toBe('first');
  expect(client.readQuery<{ jobs: { id: string }[] }>({ query: Read })?.jobs).toMatchObject([{ id: 'first' }]);
  expect(await idOf()).toBe('new');
});

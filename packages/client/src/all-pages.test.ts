import { expect, test } from '@jest/globals';
import { api, mockGateway, rejectWith, respondWith } from '../test/gateway.js';
import { allPagesContext } from './all-pages.js';
import { createApolloClient } from './apollo-client.js';
import { gql } from './index.js';

const server = mockGateway();
const Read = gql`
  query Test_Read($after: String) {
    viewer { mailConfigured jobs(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }
  }
`;

function respondWithPage(ids: readonly string[], endCursor: string | null) {
  const nodes = ids.map((id) => ({ __typename: 'Job', id }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  const jobs = { __typename: 'JobConnection', nodes, pageInfo };
  return respondWith({ viewer: { __typename: 'Viewer', mailConfigured: true, jobs } });
}

function read(context?: typeof allPagesContext) {
  const client = createApolloClient({ onUnauthenticated: async () => false });
  return client.query({ query: Read, fetchPolicy: 'network-only', ...(context && { context }) });
}

test('delivers all pages of a list as one', async () => {
  server.use(
    api.query('Test_Read', ({ variables }) =>
      variables.after === 'b' ? respondWithPage(['c'], null) : respondWithPage(['a', 'b'], 'b'),
    ),
  );
  const { data } = await read(allPagesContext);
  expect(data).toMatchObject({
    viewer: {
      mailConfigured: true,
      jobs: { nodes: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
});

test('delivers one page without the context', async () => {
  server.use(api.query('Test_Read', () => respondWithPage(['a', 'b'], 'b')));
  const { data } = await read();
  expect(data).toMatchObject({ viewer: { jobs: { nodes: [{ id: 'a' }, { id: 'b' }] } } });
});

test('fails if one of the pages fails', async () => {
  server.use(
    api.query('Test_Read', ({ variables }) =>
      variables.after ? rejectWith('Broken', 'INTERNAL') : respondWithPage(['a', 'b'], 'b'),
    ),
  );
  await expect(read(allPagesContext)).rejects.toThrow('Broken');
});

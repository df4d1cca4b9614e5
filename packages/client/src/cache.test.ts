import { expect, test } from '@jest/globals';
import { createCache } from './cache.js';
import { gql } from './index.js';

test('keeps what one query read of the viewer when another reads different fields', () => {
  const cache = createCache();
  const count = gql`{ viewer { sessionCount } }`;
  const organization = gql`{ viewer { organization { id name } } }`;
  const viewer = { __typename: 'Viewer' };
  const acme = { __typename: 'Organization', id: 'organization-1', name: 'Acme' };
  cache.writeQuery({ query: count, data: { viewer: { ...viewer, sessionCount: 2 } } });
  cache.writeQuery({ query: organization, data: { viewer: { ...viewer, organization: acme } } });
  expect(cache.readQuery({ query: count })).toMatchObject({ viewer: { sessionCount: 2 } });
  expect(cache.readQuery({ query: organization })).toMatchObject({ viewer: { organization: acme } });
});

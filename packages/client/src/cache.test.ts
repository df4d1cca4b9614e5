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

test('keeps what arrives while the expected result of a mutation is displayed', () => {
  const cache = createCache();
  const count = gql`{ viewer { sessionCount } }`;
  const active = gql`{ viewer { activeTimesheet { id } } }`;
  const viewer = { __typename: 'Viewer' };
  const activeTimesheet = { __typename: 'Timesheet', id: 'expected' };
  cache.recordOptimisticTransaction(() => {
    cache.writeQuery({ query: active, data: { viewer: { ...viewer, activeTimesheet } } });
  }, 'punch');
  cache.writeQuery({ query: count, data: { viewer: { ...viewer, sessionCount: 2 } } });
  expect(cache.readQuery({ query: count }, true)).toMatchObject({ viewer: { sessionCount: 2 } });
  expect(cache.readQuery({ query: active }, true)).toMatchObject({ viewer: { activeTimesheet } });
});

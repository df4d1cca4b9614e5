import { expect, jest, test } from '@jest/globals';
import { api, mockGateway, rejectWith, respondWith } from '../test/gateway.js';
import { createApolloClient } from './apollo-client.js';
import { gql } from './index.js';
import { preparationContext } from './preparation.js';

const server = mockGateway();
const Read = gql`query Test_Read { me { id } }`;
const createClient = () => createApolloClient({ onUnauthenticated: jest.fn() });

test('delivers the data that was prepared, once the preparation has ended', async () => {
  server.use(api.query('Test_Read', () => respondWith({ me: null })));
  const prepared: unknown[] = [];
  const start = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const context = preparationContext(async (data) => {
    prepared.push(data);
    start.resolve();
    await end.promise;
  });
  let isDelivered = false;
  const query = createClient().query({ query: Read, fetchPolicy: 'no-cache', context });
  const delivery = query.then(({ data }) => {
    isDelivered = true;
    return data;
  });
  await start.promise;
  expect(isDelivered).toBe(false);
  end.resolve();
  expect(await delivery).toBe(prepared[0]);
});

test('prepares nothing when the query fails', async () => {
  server.use(api.query('Test_Read', () => rejectWith('Broken', 'INTERNAL')));
  const prepare = jest.fn(async () => undefined);
  const query = createClient().query({ query: Read, context: preparationContext(prepare) });
  await expect(query).rejects.toThrow('Broken');
  expect(prepare).not.toHaveBeenCalled();
});

import { expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { ws } from 'msw/ws';
import type { PropsWithChildren } from 'react';
import { mockGateway } from '../test/gateway.js';
import { createApolloClient } from './apollo-client.js';
import { ApolloProvider, gql, useSubscription } from './index.js';
import { closeApolloClient, useConnected } from './socket.js';

// The socket waits up to 1.3 seconds before it reconnects.
const server = mockGateway();
const Watch = gql`subscription Test_Watch { clockStatusChanged { since } }`;
const socket = ws.link('ws://localhost/graphql');
type Connection = { close: (code?: number, reason?: string) => void };

/** A gateway whose socket accepts every connection. */
function acceptConnections() {
  const connections: Connection[] = [];
  server.use(
    socket.addEventListener('connection', ({ client }) => {
      connections.push(client);
      client.addEventListener('message', ({ data }) => {
        if (String(data).includes('connection_init')) client.send(JSON.stringify({ type: 'connection_ack' }));
      });
    }),
  );
  return connections;
}

function watch(onConnected: () => void, onUnauthenticated = async () => false) {
  const client = createApolloClient({ onUnauthenticated });
  const wrapper = ({ children }: PropsWithChildren) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  renderHook(
    () => {
      useSubscription(Watch);
      useConnected(onConnected);
    },
    { wrapper },
  );
  return client;
}

test('reports the first connection of the socket, and the one after a lost connection', async () => {
  const connections = acceptConnections();
  const onConnected = jest.fn();
  const client = watch(onConnected);
  await waitFor(() => expect(onConnected).toHaveBeenCalledTimes(1));
  connections[0]?.close(1012, 'Service Restart');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(connections).toHaveLength(2));
  await waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2));
  await closeApolloClient(client);
});

test('reports the end of the session, and does not reconnect', async () => {
  const connections = acceptConnections();
  const onUnauthenticated = jest.fn(async () => false);
  const client = watch(() => undefined, onUnauthenticated);
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.close(4401, 'Unauthorized');
  await waitFor(() => expect(onUnauthenticated).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(connections).toHaveLength(1);
  await closeApolloClient(client);
});

test('continues its subscriptions each time the user has signed in again', async () => {
  const connections = acceptConnections();
  const client = watch(
    () => undefined,
    async () => true,
  );
  for (const ended of [0, 1]) {
    await waitFor(() => expect(connections).toHaveLength(ended + 1));
    connections[ended]?.close(4401, 'Session ended');
  }
  await waitFor(() => expect(connections).toHaveLength(3));
  await closeApolloClient(client);
});

test('waits before it repeats subscriptions that were rejected while the session lasts', async () => {
  let connections = 0;
  server.use(
    socket.addEventListener('connection', ({ client }) => {
      connections += 1;
      // Without a wait, the page would connect again and again.
      if (connections < 9) client.close(4401, 'Unauthorized');
    }),
  );
  const listen = jest.spyOn(window, 'addEventListener');
  const client = watch(
    () => undefined,
    async () => true,
  );
  // The first repetition is immediate: usually, the user has just signed in again.
  await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.any(Function)));
  expect(connections).toBe(2);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(connections).toBe(3));
  listen.mockRestore();
  await closeApolloClient(client);
});

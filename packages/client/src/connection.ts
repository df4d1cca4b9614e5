import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Client as Socket } from 'graphql-ws';
import { useEffect, useEffectEvent } from 'react';

const sockets = new WeakMap<ApolloClient, Socket>();

export function rememberConnection(client: ApolloClient, socket: Socket): void {
  sockets.set(client, socket);
}

/** Ends a client: its requests, its cache and its socket. For signing out. */
export async function closeApolloClient(client: ApolloClient): Promise<void> {
  client.stop();
  await client.clearStore();
  await sockets.get(client)?.dispose();
}

/** Calls back each time the socket is connected, for the first time or again: events sent until then were missed. */
export function useConnected(onConnected: () => void): void {
  const client = useApolloClient();
  const notify = useEffectEvent(onConnected);
  useEffect(() => sockets.get(client)?.on('connected', () => notify()), [client]);
}

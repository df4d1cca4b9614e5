import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Client as Socket } from 'graphql-ws';
import { useEffect, useEffectEvent } from 'react';

const sockets = new WeakMap<ApolloClient, Socket>();

export function rememberSocket(client: ApolloClient, socket: Socket): void {
  sockets.set(client, socket);
}

/** Stops the requests of a client, clears its cache and closes its socket. For signing out. */
export async function closeApolloClient(client: ApolloClient): Promise<void> {
  client.stop();
  await client.clearStore();
  await sockets.get(client)?.dispose();
}

/** Runs the callback whenever the socket connects, for the first time or again. Earlier events may have been missed. */
export function useConnected(onConnected: () => void): void {
  const client = useApolloClient();
  const notify = useEffectEvent(onConnected);
  useEffect(() => sockets.get(client)?.on('connected', () => notify()), [client]);
}

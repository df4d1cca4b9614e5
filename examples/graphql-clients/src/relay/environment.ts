import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { headers, openSocket, url, withIdempotencyKey } from '../time-track.ts';

export const socket = openSocket();

/** A mutation names its `Idempotency-Key` in the metadata of its `cacheConfig`. */
export const environment = new Environment({
  store: new Store(new RecordSource()),
  network: Network.create(
    async ({ text }, variables, { metadata }) => {
      const key = metadata?.idempotencyKey;
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          ...(typeof key === 'string' ? withIdempotencyKey(key) : headers),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query: text, variables }),
      });
      return (await response.json()) as GraphQLResponse;
    },
    ({ text }, variables) =>
      Observable.create((sink) =>
        socket.subscribe(
          { query: text ?? '', variables },
          {
            next: (value) => sink.next(value as GraphQLResponse),
            error: (error) => sink.error(error as Error),
            complete: () => sink.complete(),
          },
        ),
      ),
  ),
});

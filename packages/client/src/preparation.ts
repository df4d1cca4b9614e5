import { ApolloLink } from '@apollo/client';
import { concatMap } from 'rxjs';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Runs before the caller receives the data of a response. */
    prepare?: (data: never) => Promise<void>;
  }
}

/**
 * The context of a query with a large response: the caller receives the response once `prepare` has resolved. It may work
 * on the data in several tasks, so that the page responds to the user in between.
 */
export function preparationContext<Data>(prepare: (data: Data) => Promise<void>) {
  return { prepare: prepare as (data: never) => Promise<void> };
}

/** Delivers a response once the `prepare` function in the context of its operation has resolved. */
export function preparationLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { prepare } = operation.getContext();
    const responses = forward(operation);
    if (!prepare) return responses;
    return responses.pipe(
      concatMap(async (response) => {
        if ('data' in response && response.data) await prepare(response.data as never);
        return response;
      }),
    );
  });
}

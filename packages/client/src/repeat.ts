import { type ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { type Failure, failureOf } from './failure.js';

/**
 * Sends a failed operation again if `wait` returns a promise for its failure and that resolves to true. Otherwise, the
 * operation fails as it did, and a form keeps what was entered.
 */
export function repeatLink(
  wait: (failure: Failure, operation: ApolloLink.Operation) => Promise<boolean> | null,
): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const repeat = wait(failureOf(error), operation);
    if (!repeat) return;
    return new Observable((observer) => {
      let isCanceled = false;
      let retry: { unsubscribe(): void } | undefined;
      const send = (isRepeated: boolean) => {
        if (isCanceled) return;
        if (!isRepeated) return observer.error(error);
        retry = forward(operation).subscribe(observer);
      };
      repeat.then(send, () => send(false));
      return () => {
        isCanceled = true;
        retry?.unsubscribe();
      };
    });
  });
}

import { Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from './failure.js';

/**
 * When the server asks the user to confirm who they are, waits for that and sends the same operation again. If the user
 * does not, the operation fails as it did, and a form keeps what was entered.
 */
export function reauthenticationLink(onReauthenticate: () => Promise<boolean>): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (failureOf(error).reauth.length === 0) return;
    return new Observable((observer) => {
      let isCanceled = false;
      let retry: { unsubscribe(): void } | undefined;
      const send = (isConfirmed: boolean) => {
        if (isCanceled) return;
        if (!isConfirmed) return observer.error(error);
        retry = forward(operation).subscribe(observer);
      };
      onReauthenticate().then(send, () => send(false));
      return () => {
        isCanceled = true;
        retry?.unsubscribe();
      };
    });
  });
}

import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/**
 * Reports a response without a viewer as one without a session, which it is: everything that a signed-in user reads is in
 * `viewer`. A screen would take it for an organization without jobs, shifts and policies.
 */
export function viewerLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map((response) => (isWithoutSession(response) ? sessionEnded : response))),
  );
}

const sessionEnded: ApolloLink.Result = {
  errors: [{ message: 'Your session has ended. Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }],
};

const isWithoutSession = ({ data, errors = [] }: ApolloLink.Result) => data?.viewer === null && errors.length === 0;

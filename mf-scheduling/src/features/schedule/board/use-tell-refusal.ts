import { failureOf, useApolloClient } from '@timetrack/client';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { LoadBoard } from '../schedule.graphql.js';

/** Where somebody else was faster, what is shown is not what the server has: the board is read again. */
export function useReadAgainAfter(): (error: unknown) => void {
  const client = useApolloClient();
  return (error) => {
    const { code } = failureOf(error);
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return;
    void client.refetchQueries({ include: [LoadBoard] }).catch(() => undefined);
  };
}

/** Tells what failed, and shows what somebody else made of it meanwhile. */
export function useTellRefusal(): ReturnType<typeof useTellFailure> {
  const tellFailure = useTellFailure();
  const readAgainAfter = useReadAgainAfter();
  return (error, ...words) => {
    readAgainAfter(error);
    tellFailure(error, ...words);
  };
}

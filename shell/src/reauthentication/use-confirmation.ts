import { useState } from 'react';
import { reauthentication } from '../session/reauthentication.js';
import { sendRequest } from '../session/rest-client.js';
import { ServerFailure } from '../session/server-failure.js';

/** The error of the password, or why it could not be checked. */
interface Problem {
  readonly error?: string;
  readonly failure?: string;
}

/** Sends the password to the server, and answers the question if it is right. */
export function useConfirmation(onSessionEnded: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>({});

  const check = async (password: string): Promise<Problem> => {
    try {
      await sendRequest('POST', '/api/auth/reauthenticate', { password });
      reauthentication.answer(true);
    } catch (error) {
      if (error instanceof ServerFailure && error.status === 401) onSessionEnded();
      else return problemOf(error);
    }
    return {};
  };
  const confirm = async (password: string) => {
    if (isBusy) return;
    if (password === '') return setProblem({ error: 'Password is required.' });
    setBusy(true);
    setProblem({});
    setProblem(await check(password));
    setBusy(false);
  };
  return { isBusy, problem, clearProblem: () => setProblem({}), confirm };
}

function problemOf(error: unknown): Problem {
  const wrongPassword = error instanceof ServerFailure ? error.fields.password : undefined;
  if (wrongPassword) return { error: wrongPassword };
  const message = error instanceof ServerFailure ? error.message : '';
  return { failure: message || 'The password could not be checked. Please try again.' };
}

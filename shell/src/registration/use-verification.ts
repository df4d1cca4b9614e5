import { useEffect, useState } from 'react';
import { report } from '../common/index.js';
import { ServerFailure } from '../session/index.js';
import { type VerifiedInvitation, verifyInvitation } from './registration-api.js';

export type Verification =
  | { readonly status: 'verifying' }
  /** The server knows the code, or knows that there is none like it. */
  | { readonly status: 'valid'; readonly invitation: VerifiedInvitation }
  | { readonly status: 'invalid'; readonly message: string }
  /** Nobody could say: no answer, too many tries, or a broken server. */
  | { readonly status: 'unknown'; readonly message: string };

/** Asks the server about a code, at once, and again on request. */
export function useVerification(code: string) {
  const [verification, setVerification] = useState<Verification>({ status: 'verifying' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same question again
  useEffect(() => {
    let isCurrent = true;
    setVerification({ status: 'verifying' });
    verifyInvitation(code)
      .then((invitation): Verification => ({ status: 'valid', invitation }), failed)
      .then((answer) => {
        if (isCurrent) setVerification(answer);
      })
      .catch((error: unknown) => report('The invitation could not be shown.', error));
    return () => {
      isCurrent = false;
    };
  }, [code, tries]);

  return { verification, again: () => setTries(tries + 1) };
}

const undecided = [0, 200, 429];

function failed(error: unknown): Verification {
  const { status, message } = error instanceof ServerFailure ? error : new ServerFailure(0, '');
  const isUnknown = undecided.includes(status) || status >= 500;
  return {
    status: isUnknown ? 'unknown' : 'invalid',
    message: message || 'The invitation could not be verified. Please try again.',
  };
}

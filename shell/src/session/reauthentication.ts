/** Asks the user to confirm who they are, for requests of the shell and of every module. */
interface Reauthentication {
  /** Resolves to whether the user confirmed. Requests that ask at the same time share one question. */
  readonly ask: () => Promise<boolean>;
  /** Ends the question. Does nothing without one. */
  readonly answer: (isConfirmed: boolean) => void;
  readonly isAsking: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

function createReauthentication(): Reauthentication {
  const listeners = new Set<() => void>();
  let question: { readonly answered: Promise<boolean>; readonly resolve: (isConfirmed: boolean) => void } | null = null;
  const set = (next: typeof question) => {
    question = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: () => {
      // Without the dialog, the call would wait forever.
      if (listeners.size === 0) return Promise.resolve(false);
      if (question) return question.answered;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      set({ answered: promise, resolve });
      return promise;
    },
    answer: (isConfirmed) => {
      const asked = question;
      set(null);
      asked?.resolve(isConfirmed);
    },
    isAsking: () => question !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const reauthentication = createReauthentication();

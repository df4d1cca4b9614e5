/** What a page can do after a release. It is loaded after the first screen, because few pages need it. */
export interface Recovery {
  /** After a failure: loads the page again if it is older than what the gateway serves. */
  readonly recover: () => Promise<unknown>;
  readonly isOutdated: () => Promise<boolean>;
}

let recovery: Recovery | undefined;

/** Returns the function that removes it. */
export function provideRecovery(provided: Recovery): () => void {
  recovery = provided;
  return () => {
    if (recovery === provided) recovery = undefined;
  };
}

export const recoverFromFailure = (): void => void recovery?.recover();

export const isPageOutdated = async (): Promise<boolean> => (await recovery?.isOutdated()) ?? false;

interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Resolves in another task, so that the browser can respond to the user in between. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

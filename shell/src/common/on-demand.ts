import { type ComponentType, createElement, lazy, useEffect, useEffectEvent, useState } from 'react';
import { logError } from './browser.js';

export interface OnDemand<Props> {
  /** Suspends while its code is being loaded. Renders at once if it was loaded before. */
  readonly Component: ComponentType<Props>;
  readonly load: () => Promise<void>;
}

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>;
  function Component(props: Props) {
    const [Content] = useState(() => loaded ?? Lazy);
    return createElement(Content, props);
  }
  return { Component, load: async () => void (await loadOnce()) };
}

/**
 * A component that is loaded when it is first needed; null until then. After a failure, the next need tries again.
 *
 * @param load has to be the same function in every render
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [Content, setContent] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    logError('A part of the page could not be loaded.', error);
    onFailure();
  });
  const isMissing = isNeeded && Content === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCanceled = false;
    load().then(
      (component) => !isCanceled && setContent(() => component),
      (error) => !isCanceled && fail(error),
    );
    return () => {
      isCanceled = true;
    };
  }, [isMissing, load]);
  return Content;
}

const waitMs = 100;

/**
 * Tries once more what has failed. A browser remembers that a preloaded file could not be loaded, and answers the first
 * request for it from memory; only the second one reaches the server again. The wait lets all first requests fail.
 */
export async function tryTwice<Result>(load: (isSecond: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await load(false);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return load(true);
  }
}

/** Rejects when a promise takes longer than the given milliseconds. The work behind the promise continues. */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new DOMException(`No response within ${milliseconds / 1_000} seconds`, 'TimeoutError');
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

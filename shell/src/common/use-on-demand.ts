import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { logError } from './browser.js';

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

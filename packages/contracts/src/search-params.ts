import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams as useRouterSearchParams } from 'react-router';

type ChangeSearchParams = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the address, and a function that changes it. Two changes before the next render add up. With the router's
 * own hook, both would start from the query before the first.
 */
export function useSearchParams(): [URLSearchParams, ChangeSearchParams] {
  const [params, setParams] = useRouterSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeSearchParams>(
    (change, options) => {
      latest.current = change(latest.current);
      setParams(latest.current, options);
    },
    [setParams],
  );
  return [params, change];
}

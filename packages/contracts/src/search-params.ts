import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams as useRouterSearchParams } from 'react-router';

export type ChangeSearchParams = (
  change: (current: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/**
 * The query of the address, and a way to change it. Two changes that come quicker than the screen is drawn add up: the
 * router itself would hand both what the address was before the first.
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

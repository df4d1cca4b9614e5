import { isOpenedHere, openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { useCallback, useMemo } from 'react';
import { type AddressFormat, writeAddress } from './address-state.js';

interface ChangeOptions {
  /** Replaces the current history entry: for changes that the back button should skip, such as typing a search. */
  readonly replace?: boolean;
}

/**
 * Screen state that lives in the address, so that reloads, links and the back button work by themselves.
 *
 * `format` must keep its identity: define it outside the component, or memoize it.
 */
export function useAddressState<State extends object>(format: AddressFormat<State>) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = useMemo(() => format.read(params), [format, params]);
  const isOpenHere = isOpenedHere(location.state);

  const apply = useCallback(
    (changes: Partial<State>, options: ChangeOptions & { readonly state?: unknown }) =>
      setParams((current) => writeAddress(format, current, { ...format.read(current), ...changes }), options),
    [format, setParams],
  );
  /** Changes the state, and adds a history entry unless `replace` is set. */
  const change = useCallback(
    (changes: Partial<State>, { replace = false }: ChangeOptions = {}) => apply(changes, { replace }),
    [apply],
  );
  /** Opens a dialog or a panel over the screen. Going back closes it. */
  const open = useCallback((changes: Partial<State>) => apply(changes, { state: openedHere }), [apply]);
  /** Replaces one dialog with another. Going back returns to where the first one was opened. */
  const swap = useCallback(
    (changes: Partial<State>) => apply(changes, { replace: true, state: isOpenHere ? openedHere : null }),
    [apply, isOpenHere],
  );
  /** Closes a dialog: goes back if it was opened on this screen, otherwise applies the changes that close it. */
  const close = useCallback(
    (changes: Partial<State>) => {
      if (isOpenHere) void navigate(-1);
      else apply(changes, { replace: true });
    },
    [apply, isOpenHere, navigate],
  );
  /** The query of a link to the changed state, without the question mark. */
  const queryWith = useCallback(
    (changes: Partial<State>) => writeAddress(format, params, { ...format.read(params), ...changes }).toString(),
    [format, params],
  );

  return { state, change, open, swap, close, queryWith };
}

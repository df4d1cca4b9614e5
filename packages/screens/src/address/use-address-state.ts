import { useToast } from '@timetrack/contracts';
import { isOpenedHere, openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';

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

/** How a screen's state is written in the query of its address: `?view=week&date=2026-03-08`. */
export interface AddressFormat<State> {
  /** The query parameters that belong to the screen. All others stay unchanged. */
  readonly parameters: readonly string[];
  /** Reads the state. Absent and unknown values become defaults. */
  readonly read: (params: URLSearchParams) => State;
  /** The value of each parameter. Null, undefined and empty values are left out of the address. */
  readonly write: (state: State) => Readonly<Record<string, string | null | undefined>>;
}

/** The query that describes the state, with the other parameters of `params`. */
export function writeAddress<State>(
  { parameters, write }: AddressFormat<State>,
  params: URLSearchParams,
  state: State,
): URLSearchParams {
  const query = new URLSearchParams(params);
  for (const name of parameters) query.delete(name);
  for (const [name, value] of Object.entries(write(state))) if (value) query.set(name, value);
  return query;
}

/** The choice that a parameter names, or null: `oneOf(['month', 'week'], params.get('view'))`. */
export function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}

interface NamedDialog {
  /** What the address names. Null if it names nothing. */
  readonly id: string | null;
  /** Whether it exists and the user may see it. Undefined until everything is loaded. */
  readonly isFound: boolean | undefined;
  /** Removes it from the address. */
  readonly close: () => void;
}

/**
 * Tells the user that a link names something that does not exist for them, and removes it from the address. Something
 * that disappears while it is open, for example because the user deletes it, is left to its dialog.
 */
export function useMissingDialog({ id, isFound, close }: NamedDialog): void {
  const showToast = useToast();
  const found = useRef<string>(null);
  const tell = useEffectEvent(() => {
    showToast({
      title: 'The link opens nothing',
      description: 'What it names was deleted or is already done, or you may not see it.',
    });
    close();
  });
  useEffect(() => {
    if (id === null || isFound === undefined) return;
    if (isFound) found.current = id;
    else if (found.current !== id) tell();
  }, [id, isFound]);
}

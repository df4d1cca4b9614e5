import { isOpenedHere, openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { useCallback, useMemo } from 'react';
import { readTeamAddress, type TeamAddress, writeTeamAddress } from './team-address.js';

/**
 * Keeps the state of the screen in the address, so that reload, links and the back button work. Opening a panel adds a
 * history entry; searching and sorting replace the current one.
 */
export function useTeamAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = useMemo(() => readTeamAddress(params), [params]);
  const wasOpenedHere = isOpenedHere(state);

  const update = useCallback(
    (changes: Partial<TeamAddress>, options: { readonly replace?: boolean; readonly state?: unknown }) =>
      setParams((current) => writeTeamAddress(current, { ...readTeamAddress(current), ...changes }), options),
    [setParams],
  );
  const setView = useCallback(
    (changes: Pick<Partial<TeamAddress>, 'find' | 'sorting'>) => update(changes, { replace: true }),
    [update],
  );
  const open = useCallback((member: string) => update({ member }, { state: openedHere }), [update]);
  /** Goes back to the screen below the panel. A panel opened by a link has no such history entry. */
  const close = useCallback(() => {
    if (wasOpenedHere) void navigate(-1);
    else update({ member: null }, { replace: true });
  }, [wasOpenedHere, navigate, update]);

  return { ...address, setView, open, close };
}

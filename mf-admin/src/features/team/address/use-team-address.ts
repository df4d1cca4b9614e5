import { isOpenedHere, openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { useCallback, useMemo } from 'react';
import { readTeamAddress, type TeamAddress, writeTeamAddress } from './team-address.js';

/**
 * The address as the one place where the state of the screen lives: reload, links and the back button work by
 * themselves. Opening a panel adds to the history; searching and sorting do not.
 */
export function useTeamAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = useMemo(() => readTeamAddress(params), [params]);
  const isOverScreen = isOpenedHere(state);

  const go = useCallback(
    (changes: Partial<TeamAddress>, options: { readonly replace?: boolean; readonly state?: unknown }) =>
      setParams((current) => writeTeamAddress(current, { ...readTeamAddress(current), ...changes }), options),
    [setParams],
  );
  const arrange = useCallback(
    (changes: Pick<Partial<TeamAddress>, 'find' | 'sorting'>) => go(changes, { replace: true }),
    [go],
  );
  const open = useCallback((member: string) => go({ member }, { state: openedHere }), [go]);
  /** Back to where the panel was opened from; an address that was opened from outside has no such place. */
  const close = useCallback(() => {
    if (isOverScreen) void navigate(-1);
    else go({ member: null }, { replace: true });
  }, [isOverScreen, navigate, go]);

  return { ...address, arrange, open, close };
}

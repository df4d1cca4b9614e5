import { isOpenedHere, openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { useCallback, useMemo } from 'react';
import { addDays, addMonths, type Day } from '../../../time/calendar.js';
import { type Address, type OpenDialog, readAddress, writeAddress } from './address.js';

export type AddressBar = ReturnType<typeof useAddress>;

/**
 * The address as the one place where the state of the screen lives: reload, links and the back button work by
 * themselves. Going somewhere adds to the history; what is typed into the search does not.
 *
 * @param now the day that an address without one means
 */
export function useAddress(now: Day) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const address = useMemo(() => readAddress(params, now), [params, now]);
  const isOverScreen = isOpenedHere(location.state);

  const go = useCallback(
    (changes: Partial<Address>, { replace = false, state }: { replace?: boolean; state?: unknown } = {}) =>
      setParams((current) => writeAddress(current, { ...readAddress(current, now), ...changes }), { replace, state }),
    [setParams, now],
  );
  const open = useCallback((dialog: OpenDialog) => go({ dialog }, { state: openedHere }), [go]);
  /** One dialog in place of another: back leads to where the first was opened from. */
  const swap = useCallback(
    (dialog: OpenDialog) => go({ dialog }, { replace: true, state: isOverScreen ? openedHere : null }),
    [go, isOverScreen],
  );
  /** Back to where the dialog was opened from; an address that was opened from outside has no such place. */
  const close = useCallback(() => {
    if (isOverScreen) void navigate(-1);
    else go({ dialog: null }, { replace: true });
  }, [isOverScreen, navigate, go]);
  const step = (direction: 1 | -1) => {
    const { view, date } = address;
    go({ date: view === 'month' ? addMonths(date, direction) : addDays(date, 7 * direction) });
  };

  const below = writeAddress(params, { ...address, dialog: null }).toString();

  return { ...address, below, today: now, go, open, swap, close, step };
}

import { addDays, addMonths, type CalendarDate, useAddressState } from '@timetrack/screens/basics';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type OpenDialog, type ScheduleState, scheduleAddress } from './address-format.js';
import { readRemembered, remember } from './remembered-state.js';

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>;

/**
 * The screen's state, which lives in the address, and the ways to change it.
 *
 * @param rememberAs the key under which the browser remembers the view
 */
export function useScheduleAddress(today: CalendarDate, rememberAs: string) {
  const [defaults] = useState(() => readRemembered(rememberAs));
  const format = useMemo(() => scheduleAddress(today, defaults), [today, defaults]);
  const address = useAddressState<ScheduleState>(format);
  const { state } = address;
  const change: typeof address.change = useCallback(
    (changes, options) => {
      remember(rememberAs, changes);
      address.change(changes, options);
    },
    [address.change, rememberAs],
  );
  // Keeps its identity when the address changes, so that the bars of the board do not render again.
  const latestOpen = useRef(address.open);
  useEffect(() => {
    latestOpen.current = address.open;
  });
  const open = useCallback((dialog: OpenDialog) => latestOpen.current({ dialog }), []);
  const swap = useCallback((dialog: OpenDialog) => address.swap({ dialog }), [address.swap]);
  const close = useCallback(() => address.close({ dialog: null }), [address.close]);
  const step = (direction: 1 | -1) => {
    const { view, date } = state;
    change({ date: view === 'month' ? addMonths(date, direction) : addDays(date, 7 * direction) });
  };
  const addressOf = (dialog: OpenDialog) => `?${address.queryWith({ dialog })}`;
  const below = address.queryWith({ dialog: null });

  return { ...state, below, addressOf, today, change, open, swap, close, step };
}

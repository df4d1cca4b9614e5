import { addDays, addMonths, type CalendarDate, useAddressState } from '@timetrack/screens/basics';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type OpenDialog, type ScheduleState, scheduleAddress } from './address-format.js';

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>;

/** The screen's state, which lives in the address, and the ways to change it. */
export function useScheduleAddress(today: CalendarDate) {
  const format = useMemo(() => scheduleAddress(today), [today]);
  const address = useAddressState<ScheduleState>(format);
  const { state, change } = address;
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

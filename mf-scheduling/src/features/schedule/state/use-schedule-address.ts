import { addDays, addMonths, type CalendarDate, useAddressState } from '@timetrack/screens/basics';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type OpenDialog, type ScheduleState, scheduleAddress } from './address-format.js';
import { type Appearance, isChoice, plainAppearance, readAppearance } from './appearance.js';

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

/** The view that was used last in this browser. Planners and workers have one each. */
function readRemembered(key: string): Appearance {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const values = new Map(Object.entries(stored ?? {}));
    return readAppearance((name) => String(values.get(name)), plainAppearance);
  } catch {
    return plainAppearance;
  }
}

/** Remembers what the user has chosen. Other changes of the address, such as a link with a view, are not remembered. */
function remember(key: string, changes: Partial<ScheduleState>): void {
  const chosen = Object.entries(changes).filter(([name, value]) => isChoice(name) && value !== undefined);
  if (chosen.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify({ ...readRemembered(key), ...Object.fromEntries(chosen) }));
  } catch {
    // Without storage, nothing is remembered.
  }
}

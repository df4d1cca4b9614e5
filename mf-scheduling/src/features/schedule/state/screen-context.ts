import { type CalendarDate, type TimeZone, useMedia } from '@timetrack/screens/basics';
import { createContext, useContext } from 'react';
import type { OpenDialog } from './address-format.js';

interface ScheduleScreen {
  readonly timeZone: TimeZone;
  readonly today: CalendarDate;
  /** False on the worker's own schedule, which is read-only. */
  readonly canManage: boolean;
  /** The viewer's id on their own schedule, where shifts have the viewer's color. Null for planners. */
  readonly ownId: string | null;
  readonly open: (dialog: OpenDialog) => void;
}

export const ScheduleScreenContext = createContext<ScheduleScreen | null>(null);

export function useScheduleScreen(): ScheduleScreen {
  const screen = useContext(ScheduleScreenContext);
  if (!screen) throw new Error('useScheduleScreen must be used inside a ScheduleScreenContext provider');
  return screen;
}

/** The elements that receive the focus after a dialog closes, if the previously focused element no longer exists. */

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findTitle = () => find('[data-schedule-title]');

export function findBar(shiftId: string | null): HTMLElement | null {
  return (shiftId === null ? null : find(`[data-shift="${CSS.escape(shiftId)}"]`)) ?? findTitle();
}

export function findMoreButton(day: string): HTMLElement | null {
  return find(`[data-more="${day}"]`) ?? findTitle();
}

export function findMenuButton(): HTMLElement | null {
  return find('[data-schedule-menu]') ?? findTitle();
}

/** True if the main pointer is a finger. */
export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');

import type { CalendarDate } from '@timetrack/screens/basics';
import { createContext, useContext } from 'react';
import type { OpenDialog } from './address-format.js';

export interface ScheduleScreen {
  readonly timeZone: string;
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

import { createContext, useContext } from 'react';
import type { Day } from '../../time/calendar.js';
import type { OpenDialog } from './address/address.js';

/** What every part of the screen may do and has to know. */
export interface ScheduleScreen {
  readonly timeZone: string;
  readonly today: Day;
  /** False for a worker, who looks and changes nothing. */
  readonly manages: boolean;
  /** Who looks at nothing but their own shifts, which then have their color; null for those who manage. */
  readonly ownId: string | null;
  readonly open: (dialog: OpenDialog) => void;
}

export const ScheduleScreenContext = createContext<ScheduleScreen | null>(null);

export function useScheduleScreen(): ScheduleScreen {
  const screen = useContext(ScheduleScreenContext);
  if (!screen) throw new Error('useScheduleScreen needs a ScheduleScreenContext above it');
  return screen;
}

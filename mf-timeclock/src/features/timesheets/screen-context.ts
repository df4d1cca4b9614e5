import { createContext, useContext } from 'react';
import type { Row } from './words.js';

/** What a row of the list can ask of the screen. */
export interface TimesheetsScreen {
  /** Whether this person reviews at all: an accountant only looks. */
  readonly reviews: boolean;
  readonly open: (id: string) => void;
  readonly showNotes: (row: Row) => void;
  readonly showPhotos: (row: Row) => void;
  readonly askToDelete: (row: Row) => void;
  readonly approve: (row: Row, button: HTMLElement) => void;
  /** The timesheet whose approval is on its way. */
  readonly approving: string | null;
}

export const TimesheetsScreenContext = createContext<TimesheetsScreen | null>(null);

export function useTimesheetsScreen(): TimesheetsScreen {
  const screen = useContext(TimesheetsScreenContext);
  if (!screen) throw new Error('useTimesheetsScreen needs the screen above it');
  return screen;
}

import { createContext, useContext } from 'react';
import type { TimesheetRow } from './timesheet-row.graphql.js';

export interface TimesheetsScreen {
  /** Whether the viewer may review timesheets. An accountant may only read them. */
  readonly canReview: boolean;
  readonly openDialog: (id: string) => void;
  readonly showNotes: (row: TimesheetRow) => void;
  readonly showPhotos: (row: TimesheetRow) => void;
  readonly confirmDelete: (row: TimesheetRow) => void;
  readonly approve: (row: TimesheetRow, button: HTMLElement) => void;
  readonly approving: string | null;
}

export const TimesheetsScreenContext = createContext<TimesheetsScreen | null>(null);

export function useTimesheetsScreen(): TimesheetsScreen {
  const screen = useContext(TimesheetsScreenContext);
  if (!screen) throw new Error('useTimesheetsScreen must be used inside a TimesheetsScreenContext provider');
  return screen;
}

import { useTimeZone } from '@timetrack/screens/basics';
import { useMemo } from 'react';
import type { View } from '../state/address-format.js';
import { monthRange, sundayOf, weekRange } from './board-range.js';
import { useMonth } from './use-month.js';
import { useWeek } from './use-week.js';

/** Loads what a view shows with one query. */
export function useBoard(view: View, date: string) {
  const timeZone = useTimeZone();
  const isMonth = view === 'month';
  // Other dates of the same week or month show the same board.
  const first = isMonth ? `${date.slice(0, 7)}-01` : sundayOf(date);
  const range = useMemo(
    () => (isMonth ? monthRange(first, timeZone) : weekRange(first, timeZone)),
    [isMonth, first, timeZone],
  );
  const week = useWeek(range, isMonth);
  const month = useMonth(range, !isMonth);
  const loaded = isMonth ? month : week;
  return { range, ...loaded, hasFailed: !loaded.board && loaded.error !== undefined };
}

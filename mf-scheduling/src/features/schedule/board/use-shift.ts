import { failureOf, useQuery } from '@timetrack/client';
import type { Board_ConflictFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { type Board, type Shift, toShift } from './arrange-board.js';
import type { MonthBoard } from './arrange-month.js';
import { BoardConflict, LoadSchedule } from './board.graphql.js';
import { BoardSchedule } from './shift.graphql.js';

type FoundShift =
  /** The conflicts of a shift of the board are those of the board. */
  | { readonly state: 'found'; readonly shift: Shift; readonly conflicts?: readonly Board_ConflictFragment[] }
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; readonly onRetry: () => unknown };

/** Finds a shift of the board by its id. A month does not list all of its shifts, so the others are loaded. */
export function useShift(board: Board | MonthBoard, id: string | null): FoundShift {
  const listed = board.shifts.find((shift) => shift.id === id);
  const skip = id === null || listed !== undefined || board.kind === 'week';
  const { data, error, refetch } = useQuery(LoadSchedule, {
    variables: { id: id ?? '' },
    skip,
    fetchPolicy: 'no-cache',
  });
  if (listed) return { state: 'found', shift: listed };
  if (skip) return { state: 'missing' };
  const schedule = data?.viewer?.schedule;
  if (schedule) {
    const conflicts = readFragment(BoardConflict, schedule.conflicts);
    return { state: 'found', shift: toShift(readFragment(BoardSchedule, schedule)), conflicts };
  }
  if (!error) return { state: 'loading' };
  return failureOf(error).code === 'NOT_FOUND' ? { state: 'missing' } : { state: 'failed', error, onRetry: refetch };
}

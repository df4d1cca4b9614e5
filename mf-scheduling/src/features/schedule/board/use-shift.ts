import { failureOf, useQuery } from '@timetrack/client';
import { useMemo } from 'react';
import type { Board_ConflictFragment, Role, Scheduling_Schedule_LoadPeopleQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { type Board, type Shift, toShift } from './arrange-board.js';
import type { MonthBoard } from './arrange-month.js';
import { BoardConflict, LoadPeople, LoadSchedule } from './board.graphql.js';
import { BoardSchedule } from './shift.graphql.js';
import { toInstants } from './use-board.js';
import { useLargeQuery } from './use-large-query.js';

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

interface Assignable {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly scheduleColor: string;
}

/** The active members, or null until a dialog has loaded them. */
export interface AssignablePeople {
  readonly people: readonly Assignable[] | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** The active members. The week of everyone shows them. Others load them when a dialog needs them. */
export function useAssignablePeople(board: Board | MonthBoard): AssignablePeople {
  const isShown = board.kind === 'week' && board.teamId === null;
  const variables = useMemo(() => toInstants(board.range.bounds.slice(0, 2)), [board.range]);
  const loaded = useLargeQuery({ query: LoadPeople, variables, read: readPeople, skip: isShown });
  const shown = useMemo(() => (isShown ? board.rows.map(({ person }) => person.user) : null), [isShown, board]);
  const people = shown ?? loaded.data;
  return { people, error: people ? undefined : loaded.error, onRetry: loaded.refetch };
}

function readPeople({ viewer }: Scheduling_Schedule_LoadPeopleQuery): readonly Assignable[] | null {
  return viewer?.scheduleBoard?.people.map(({ user }) => user) ?? null;
}

import { useMemo } from 'react';
import type { Role, Scheduling_Schedule_LoadPeopleQuery } from '../../../gql/graphql.js';
import type { Board } from './arrange-board.js';
import type { MonthBoard } from './arrange-month.js';
import { LoadPeople } from './board.graphql.js';
import { useLargeQuery } from './use-large-query.js';
import { toInstants } from './use-week.js';

interface Assignable {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly scheduleColor: string;
}

/** The active members, or null until a dialog of the month has loaded them. */
export interface AssignablePeople {
  readonly people: readonly Assignable[] | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** The active members. The week shows them, and the month loads them when a dialog needs them. */
export function useAssignablePeople(board: Board | MonthBoard): AssignablePeople {
  const isWeek = board.kind === 'week';
  const variables = useMemo(() => toInstants(board.range.bounds.slice(0, 2)), [board.range]);
  const loaded = useLargeQuery({ query: LoadPeople, variables, read: readPeople, skip: isWeek });
  const shown = useMemo(() => (isWeek ? board.rows.map(({ person }) => person.user) : null), [isWeek, board]);
  const people = shown ?? loaded.data;
  return { people, error: people ? undefined : loaded.error, onRetry: loaded.refetch };
}

function readPeople({ viewer }: Scheduling_Schedule_LoadPeopleQuery): readonly Assignable[] | null {
  return viewer?.scheduleBoard?.people.map(({ user }) => user) ?? null;
}

import { type ApolloClient, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { makeFragmentData } from '../../../gql/index.js';
import type { Board, Person, Shift } from '../board/board.js';
import { useTellRefusal } from '../board/use-tell-refusal.js';
import { CreateSchedule, LoadBoard, LoadHours, MoveSchedule, ShiftSchedule } from '../schedule.graphql.js';
import type { Moved } from './moves.js';

type Place = Omit<Extract<Moved, { kind: 'moved' }>, 'kind'>;

/** What is told after a drop, until the next one. */
export interface MoveNews {
  readonly shift: Shift;
  readonly place: Place;
  readonly warnings: readonly string[];
  readonly undo: () => void;
  /** The board on which it happened: elsewhere it is no news. */
  readonly where: string;
}

interface SaveOptions {
  readonly board: Board | null;
  /** The span of the board, whose hours have changed. */
  readonly variables: { readonly from: string; readonly to: string };
}

/** Saves where a shift was dropped. It is shown there at once, and goes back when the server refuses. */
export function useSaveMove({ board, variables }: SaveOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellRefusal = useTellRefusal();
  const [news, setNews] = useState<MoveNews | null>(null);

  async function move(shift: Shift, place: Place): Promise<readonly string[] | null> {
    try {
      const warnings = await send(client, shift, place, board?.rows.map(({ person }) => person) ?? []);
      void client.query({ query: LoadHours, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
      return warnings;
    } catch (error) {
      tellRefusal(error, 'Failed to update schedule', 'It is back where it was. Please try again.');
      return null;
    }
  }

  async function drop(shift: Shift, place: Place): Promise<void> {
    setNews(null);
    const warnings = await move(shift, place);
    if (!warnings) return;
    const before = { start: shift.start, end: shift.end, assignedUserIds: shift.assignedUserIds };
    const undo = () => {
      setNews(null);
      void move({ ...shift, ...place, assignedUserIds: [...place.assignedUserIds] }, before);
    };
    setNews({ shift, place, warnings, undo, where: variables.from });
  }

  async function copy(shift: Shift, place: Place): Promise<void> {
    setNews(null);
    try {
      await client.mutate({ mutation: CreateSchedule, variables: { input: copyOf(shift, place) } });
      showToast({ title: 'Schedule created successfully', description: 'The copy is a draft' });
      await client.refetchQueries({ include: [LoadBoard] });
    } catch (error) {
      tellRefusal(error, 'Failed to create schedule');
    }
  }

  return { news: news?.where === variables.from ? news : null, dismiss: () => setNews(null), drop, copy };
}

async function send(
  client: ApolloClient,
  shift: Shift,
  place: Place,
  people: readonly Person[],
): Promise<readonly string[]> {
  const { data } = await client.mutate({
    mutation: MoveSchedule,
    variables: { id: shift.id, input: changesOf(shift, place) },
    optimisticResponse: { updateSchedule: expected(shift, place, people) },
  });
  return data?.updateSchedule.warnings.map(({ message }) => message) ?? [];
}

function expected(shift: Shift, place: Place, people: readonly Person[]) {
  const schedule = shownAt(shift, place, people);
  return { ...schedule, ...makeFragmentData(schedule, ShiftSchedule), warnings: [] };
}

function changesOf(shift: Shift, place: Place) {
  const samePeople = place.assignedUserIds.join() === shift.assignedUserIds.join();
  return {
    startAt: new Date(place.start).toISOString(),
    endAt: new Date(place.end).toISOString(),
    ...(samePeople ? {} : { assignedUserIds: [...place.assignedUserIds] }),
  };
}

/** The schedule as the server will most likely answer it. */
function shownAt(shift: Shift, place: Place, people: readonly Person[]) {
  const { id, title, notes, status, job, images } = shift;
  const known = [
    ...shift.assignees,
    ...people.map(({ user }) => ({
      __typename: 'User' as const,
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      status: 'ACTIVE' as const,
      scheduleColor: user.scheduleColor,
    })),
  ];
  return {
    __typename: 'Schedule' as const,
    id,
    title,
    notes,
    status,
    job,
    images,
    startAt: new Date(place.start).toISOString(),
    endAt: new Date(place.end).toISOString(),
    assignedUserIds: [...place.assignedUserIds],
    assignees: place.assignedUserIds.flatMap((userId) => known.find((user) => user.id === userId) ?? []),
  };
}

function copyOf(shift: Shift, place: Place) {
  return {
    title: shift.title,
    notes: shift.notes,
    startAt: new Date(place.start).toISOString(),
    endAt: new Date(place.end).toISOString(),
    jobId: shift.job?.id ?? null,
    status: 'DRAFT' as const,
    assignedUserIds: [...place.assignedUserIds],
    imageUrls: shift.images.map(({ url }) => url),
  };
}

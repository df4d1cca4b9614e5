import { type ApolloClient, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { makeFragmentData } from '../../../gql/index.js';
import type { Board, Person, Shift } from '../board/arrange-board.js';
import { BoardSchedule, CreateSchedule, LoadBoard } from '../board/board.graphql.js';
import { useReportConflict } from '../board/use-report-conflict.js';
import type { Placement } from './move-shift.js';
import { LoadHours, MoveSchedule } from './save-move.graphql.js';

/** What the screen shows after a drop, until the next one. */
export interface MoveNoticeData {
  readonly shift: Shift;
  readonly placement: Placement;
  readonly warnings: readonly string[];
  readonly undo: () => void;
  /** Identifies the board of the drop. Other boards don't show the notice. */
  readonly boardStart: string;
}

interface SaveMoveOptions {
  readonly board: Board | null;
  /** The range of the board, whose planned hours change. */
  readonly variables: { readonly from: string; readonly to: string };
}

/** Saves a dropped shift. It appears in its new place immediately, and returns if the server rejects the change. */
export function useSaveMove({ board, variables }: SaveMoveOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportConflict();
  const [notice, setNotice] = useState<MoveNoticeData | null>(null);

  async function save(shift: Shift, placement: Placement): Promise<readonly string[] | null> {
    try {
      const warnings = await sendMove(client, shift, placement, board?.rows.map(({ person }) => person) ?? []);
      void client.query({ query: LoadHours, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
      return warnings;
    } catch (error) {
      const fallback = 'The schedule was moved back. Please try again.';
      reportFailure(error, 'Failed to update schedule', { fallback });
      return null;
    }
  }

  async function move(shift: Shift, placement: Placement): Promise<void> {
    setNotice(null);
    const warnings = await save(shift, placement);
    if (!warnings) return;
    const before = { start: shift.start, end: shift.end, assignedUserIds: shift.assignedUserIds };
    const undo = () => {
      setNotice(null);
      void save({ ...shift, ...placement, assignedUserIds: [...placement.assignedUserIds] }, before);
    };
    setNotice({ shift, placement, warnings, undo, boardStart: variables.from });
  }

  async function copy(shift: Shift, placement: Placement): Promise<void> {
    setNotice(null);
    try {
      await client.mutate({ mutation: CreateSchedule, variables: { input: copyInput(shift, placement) } });
      showToast({ title: 'Schedule created successfully', description: 'The copy is a draft' });
      await client.refetchQueries({ include: [LoadBoard] });
    } catch (error) {
      reportFailure(error, 'Failed to create schedule');
    }
  }

  const isSameBoard = notice?.boardStart === variables.from;
  return { notice: isSameBoard ? notice : null, dismiss: () => setNotice(null), move, copy };
}

/** Returns the warnings about the new placement. */
async function sendMove(
  client: ApolloClient,
  shift: Shift,
  placement: Placement,
  people: readonly Person[],
): Promise<readonly string[]> {
  const { data } = await client.mutate({
    mutation: MoveSchedule,
    variables: { id: shift.id, input: changedFields(shift, placement) },
    optimisticResponse: { updateSchedule: optimisticSchedule(shift, placement, people) },
  });
  return data?.updateSchedule.warnings.map(({ message }) => message) ?? [];
}

function changedFields(shift: Shift, placement: Placement) {
  const hasSamePeople = placement.assignedUserIds.join() === shift.assignedUserIds.join();
  return {
    startAt: new Date(placement.start).toISOString(),
    endAt: new Date(placement.end).toISOString(),
    ...(hasSamePeople ? {} : { assignedUserIds: [...placement.assignedUserIds] }),
  };
}

/** The response that the server will most likely send. */
function optimisticSchedule(shift: Shift, placement: Placement, people: readonly Person[]) {
  const { id, title, notes, status, job, images } = shift;
  const users = [
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
  const schedule = {
    __typename: 'Schedule' as const,
    id,
    title,
    notes,
    status,
    job,
    images,
    startAt: new Date(placement.start).toISOString(),
    endAt: new Date(placement.end).toISOString(),
    assignedUserIds: [...placement.assignedUserIds],
    assignees: placement.assignedUserIds.flatMap((userId) => users.find((user) => user.id === userId) ?? []),
  };
  return { ...schedule, ...makeFragmentData(schedule, BoardSchedule), warnings: [] };
}

function copyInput(shift: Shift, placement: Placement) {
  return {
    title: shift.title,
    notes: shift.notes,
    startAt: new Date(placement.start).toISOString(),
    endAt: new Date(placement.end).toISOString(),
    jobId: shift.job?.id ?? null,
    status: 'DRAFT' as const,
    assignedUserIds: [...placement.assignedUserIds],
    imageUrls: shift.images.map(({ url }) => url),
  };
}

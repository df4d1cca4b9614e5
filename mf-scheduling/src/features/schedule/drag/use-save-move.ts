import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import type { Board_ScheduleFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { type Person, type Shift, toShift } from '../board/arrange-board.js';
import { BoardSchedule, CreateSchedule } from '../board/board.graphql.js';
import type { BoardEdits } from '../board/board-edits.js';
import { reloadBoard } from '../board/reload-board.js';
import { useReportConflict } from '../board/use-report-conflict.js';
import type { Placement } from './move-shift.js';
import { MoveSchedule } from './save-move.graphql.js';

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
  /** The people in the rows of the board, who may become assignees. */
  readonly people: readonly Person[];
  readonly edits: BoardEdits;
  /** Identifies the board by its first day. */
  readonly boardStart: string;
}

/** Saves a dropped shift. It appears in its new place immediately, and returns if the server rejects the change. */
export function useSaveMove({ people, edits, boardStart }: SaveMoveOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportConflict();
  const [notice, setNotice] = useState<MoveNoticeData | null>(null);

  async function save(shift: Shift, placement: Placement): Promise<readonly string[] | null> {
    try {
      const warnings = await sendMove(shift, placement);
      edits.refresh();
      return warnings;
    } catch (error) {
      const fallback = 'The schedule was moved back. Please try again.';
      reportFailure(error, 'Failed to update schedule', { fallback });
      return null;
    }
  }

  /** Returns the warnings about the new placement. */
  async function sendMove(shift: Shift, placement: Placement): Promise<readonly string[]> {
    const expected = expectedSchedule(shift, placement, people);
    const undo = edits.replace(shift, expected);
    const variables = { id: shift.id, input: changedFields(shift, placement) };
    try {
      const { data } = await client.mutate({ mutation: MoveSchedule, variables });
      if (!data) return [];
      edits.replace(toShift(expected), readFragment(BoardSchedule, data.updateSchedule));
      return data.updateSchedule.warnings.map(({ message }) => message);
    } catch (error) {
      if (!undo()) edits.refresh();
      throw error;
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
    setNotice({ shift, placement, warnings, undo, boardStart });
  }

  async function copy(shift: Shift, placement: Placement): Promise<void> {
    setNotice(null);
    try {
      await client.mutate({ mutation: CreateSchedule, variables: { input: copyInput(shift, placement) } });
      showToast({ title: 'Schedule created successfully', description: 'The copy is a draft' });
      await reloadBoard(client);
    } catch (error) {
      reportFailure(error, 'Failed to create schedule');
    }
  }

  const isSameBoard = notice?.boardStart === boardStart;
  return { notice: isSameBoard ? notice : null, dismiss: () => setNotice(null), move, copy };
}

function changedFields(shift: Shift, placement: Placement) {
  const hasSamePeople = placement.assignedUserIds.join() === shift.assignedUserIds.join();
  return {
    startAt: new Date(placement.start).toISOString(),
    endAt: new Date(placement.end).toISOString(),
    ...(hasSamePeople ? {} : { assignedUserIds: [...placement.assignedUserIds] }),
  };
}

/** The schedule that the server will most likely return. */
function expectedSchedule(shift: Shift, placement: Placement, people: readonly Person[]): Board_ScheduleFragment {
  const { id, title, notes, plannedBreakMinutes, status, job, images } = shift;
  const users = [
    ...shift.assignees,
    ...people.map(({ user }) => ({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      status: 'ACTIVE' as const,
      scheduleColor: user.scheduleColor,
    })),
  ];
  return {
    id,
    title,
    notes,
    plannedBreakMinutes,
    status,
    job,
    images,
    startAt: new Date(placement.start).toISOString(),
    endAt: new Date(placement.end).toISOString(),
    assignedUserIds: [...placement.assignedUserIds],
    assignees: placement.assignedUserIds.flatMap((userId) => users.find((user) => user.id === userId) ?? []),
  };
}

function copyInput(shift: Shift, placement: Placement) {
  return {
    title: shift.title,
    notes: shift.notes,
    startAt: new Date(placement.start).toISOString(),
    endAt: new Date(placement.end).toISOString(),
    plannedBreakMinutes: shift.plannedBreakMinutes,
    jobId: shift.job?.id ?? null,
    status: 'DRAFT' as const,
    assignedUserIds: [...placement.assignedUserIds],
    imageUrls: shift.images.map(({ url }) => url),
  };
}

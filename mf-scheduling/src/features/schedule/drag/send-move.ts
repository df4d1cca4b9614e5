import type { ApolloClient } from '@timetrack/client';
import type { Board_ScheduleFragment, ScheduleAssignmentMoveInput } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { type Person, type Shift, toShift } from '../board/arrange-board.js';
import { type BoardEdits, sendShown } from '../board/board-edits.js';
import { MoveAssignment, MoveSchedule } from '../board/schedule.graphql.js';
import { BoardSchedule } from '../board/shift.graphql.js';
import { pickText } from '../board/shift-text.js';
import type { Placement } from './move-shift.js';

/** What a move needs: the client, the people who may become assignees, and the edits of the board. */
export interface MoveTools {
  readonly client: ApolloClient;
  readonly people: readonly Person[];
  readonly edits: BoardEdits;
}

export interface SavedMove {
  readonly shift: Shift;
  /** The shift that the person left. Null if no other people had it. */
  readonly left: Shift | null;
  readonly conflictCount: number;
}

/** Moves a shift with all of its people. It appears in its new place at once, and returns if the server rejects it. */
export async function sendWholeMove(
  { client, people, edits }: MoveTools,
  shift: Shift,
  placement: Placement,
): Promise<SavedMove> {
  const expected = expectedSchedule(shift, placement, people);
  const undo = edits.replace(shift, expected);
  const variables = { input: { ...changedFields(shift, placement), id: shift.id } };
  return sendShown(edits, [undo], async () => {
    const { data } = await client.mutate({ mutation: MoveSchedule, variables });
    const { schedule } = data?.scheduleUpdate ?? {};
    if (!schedule) return { shift: toShift(expected), left: null, conflictCount: 0 };
    const saved = readFragment(BoardSchedule, schedule);
    edits.replace(toShift(expected), saved);
    return { shift: toShift(saved), left: null, conflictCount: schedule.conflicts.length };
  });
}

/** The id of a person's own shift until the server has created it. */
export const provisionalIdOf = (shiftId: string, userId: string): string => `${shiftId} ${userId}`;

interface AssignmentMove {
  readonly shift: Shift;
  readonly placement: Placement;
  readonly input: ScheduleAssignmentMoveInput;
  readonly isSplit: boolean;
}

export async function sendAssignmentMove(
  { client, people, edits }: MoveTools,
  { shift, placement, input, isSplit }: AssignmentMove,
): Promise<SavedMove> {
  const id = isSplit ? provisionalIdOf(shift.id, input.userId) : shift.id;
  const own = expectedSchedule(shift, placement, people, id);
  const others = shift.assignedUserIds.filter((userId) => userId !== input.userId);
  const left = isSplit ? [expectedSchedule(shift, { ...shift, assignedUserIds: others }, people)] : [];
  const undo = edits.replace(shift, ...left, own);
  return sendShown(edits, [undo], async () => {
    const { data } = await client.mutate({ mutation: MoveAssignment, variables: { input } });
    const { schedule, leftSchedule } = data?.scheduleAssignmentMove ?? {};
    if (!schedule) return { shift: toShift(own), left: null, conflictCount: 0 };
    const savedLeft = leftSchedule ? readFragment(BoardSchedule, leftSchedule) : null;
    if (isSplit) edits.replace(shift, ...(savedLeft ? [savedLeft] : []));
    const saved = readFragment(BoardSchedule, schedule);
    edits.replace(toShift(own), saved);
    return { shift: toShift(saved), left: savedLeft && toShift(savedLeft), conflictCount: schedule.conflicts.length };
  });
}

interface Join {
  readonly own: Shift;
  readonly left: Shift;
  readonly group: Placement;
  readonly input: ScheduleAssignmentMoveInput;
}

/** Moves a person back into the shift that they left, which takes the placement `group`. */
export async function sendJoin({ client, people, edits }: MoveTools, { own, left, group, input }: Join) {
  const undoRemoval = edits.replace(own);
  const undoJoin = edits.replace(left, expectedSchedule(left, group, [...people, ...peopleOf(own)]));
  return sendShown(edits, [undoJoin, undoRemoval], async () => {
    const { data } = await client.mutate({ mutation: MoveAssignment, variables: { input } });
    const { schedule } = data?.scheduleAssignmentMove ?? {};
    if (schedule) edits.replace(left, readFragment(BoardSchedule, schedule));
    return { conflictCount: schedule?.conflicts.length ?? 0 };
  });
}

/** Assignees who have no row on the board, because a search hides them. */
function peopleOf({ assignees }: Shift): Person[] {
  return assignees.map((user) => ({
    user: { ...user, role: 'WORKER', status: 'ACTIVE', hasAccount: true },
    plannedMinutes: 0,
    over40Hours: false,
  }));
}

function expectedSchedule(
  shift: Shift,
  placement: Placement,
  people: readonly Person[],
  id = shift.id,
): Board_ScheduleFragment {
  const { title, plannedBreakMinutes, status, changedAt, job, team, place, images } = shift;
  const users = [
    ...shift.assignees,
    ...people.map(({ user }) => ({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      scheduleColor: user.scheduleColor,
    })),
  ];
  return {
    id,
    title,
    ...pickText(shift),
    plannedBreakMinutes,
    status,
    changedAt,
    locked: false,
    job,
    team,
    place,
    images,
    ...timesOf(placement),
    assignedUserIds: [...placement.assignedUserIds],
    assignees: placement.assignedUserIds.flatMap((userId) => users.find((user) => user.id === userId) ?? []),
  };
}

export function timesOf({ start, end }: Pick<Placement, 'start' | 'end'>) {
  return { startAt: new Date(start).toISOString(), endAt: new Date(end).toISOString() };
}

function changedFields(shift: Shift, placement: Placement) {
  const hasSamePeople = placement.assignedUserIds.join() === shift.assignedUserIds.join();
  return { ...timesOf(placement), ...(hasSamePeople ? {} : { assignedUserIds: [...placement.assignedUserIds] }) };
}

/** The input of a copy, which is a draft. */
export function copyInput(shift: Shift, placement: Placement) {
  return {
    title: shift.title,
    ...pickText(shift),
    ...timesOf(placement),
    plannedBreakMinutes: shift.plannedBreakMinutes,
    jobId: shift.job?.id ?? null,
    teamId: shift.team?.id ?? null,
    placeId: shift.place?.id ?? null,
    status: 'DRAFT' as const,
    assignedUserIds: [...placement.assignedUserIds],
    imageUrls: shift.images.map(({ url }) => url),
  };
}

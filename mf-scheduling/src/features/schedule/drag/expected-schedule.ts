import type { Board_ScheduleFragment } from '../../../gql/graphql.js';
import type { Person, Shift } from '../board/arrange-board.js';
import { pickText } from '../board/shift-text.js';
import type { Placement } from './move-shift.js';

export function expectedSchedule(
  shift: Shift,
  placement: Placement,
  people: readonly Person[],
  id = shift.id,
): Board_ScheduleFragment {
  const { title, plannedBreakMinutes, status, job, images } = shift;
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
    ...pickText(shift),
    plannedBreakMinutes,
    status,
    job,
    images,
    ...timesOf(placement),
    assignedUserIds: [...placement.assignedUserIds],
    assignees: placement.assignedUserIds.flatMap((userId) => users.find((user) => user.id === userId) ?? []),
  };
}

export function timesOf({ start, end }: Pick<Placement, 'start' | 'end'>) {
  return { startAt: new Date(start).toISOString(), endAt: new Date(end).toISOString() };
}

export function changedFields(shift: Shift, placement: Placement) {
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
    status: 'DRAFT' as const,
    assignedUserIds: [...placement.assignedUserIds],
    imageUrls: shift.images.map(({ url }) => url),
  };
}

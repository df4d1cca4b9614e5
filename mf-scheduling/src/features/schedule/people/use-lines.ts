import { useMemo, useState } from 'react';
import { archivedId, type Board, type Row, type Shift } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { arrangeLines, listJobs, listPeople } from '../board/board-lines.js';
import { assignColors } from '../shift/shift-style.js';
import { isCompact } from '../state/appearance.js';
import { useIsTouch } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { sizesFor } from './row-layout.js';

export type Lines = ReturnType<typeof useLines>;

export function useLines(address: ScheduleAddress, board: Board | MonthBoard | null, rows: readonly Row[]) {
  const { group, idle, color, find } = address;
  const [hasToggled, setToggled] = useState(false);
  // A search shows everyone that it finds.
  const isIdleOpen = find !== '' || (idle === 'shown') !== hasToggled;
  const lines = useMemo(() => arrangeLines(rows, { group, idle, isIdleOpen }), [rows, group, idle, isIdleOpen]);
  const people = useMemo(() => listPeople(lines, rows), [lines, rows]);
  const peopleCount = rows.filter(({ person }) => person.user.id !== archivedId).length;
  const week = board?.kind === 'week' ? board : null;
  const isTouch = useIsTouch();
  const isDense = isCompact(address, week?.rows.length ?? 0);
  const sizes = useMemo(() => sizesFor(isDense, isTouch), [isDense, isTouch]);
  const shifts = board?.shifts;
  const jobs = useMemo(() => (shifts ? chooseJobs(shifts, color) : null), [shifts, color]);
  const colors = useMemo(() => jobs && assignColors(jobs), [jobs]);
  return { lines, people, peopleCount, sizes, jobs, colors, toggleIdle: () => setToggled(!hasToggled) };
}

/** The jobs that give shifts their colors: if the user wants it, or if everyone on the board has the same color. */
function chooseJobs(shifts: readonly Shift[], color: ScheduleAddress['color']) {
  if (color === 'job') return listJobs(shifts);
  const people = new Map(shifts.flatMap(({ assignees }) => assignees.map((person) => [person.id, person] as const)));
  const colors = new Set([...people.values()].map(({ scheduleColor }) => scheduleColor));
  const jobs = people.size > 1 && colors.size === 1 ? listJobs(shifts) : [];
  return jobs.length > 0 ? jobs : null;
}

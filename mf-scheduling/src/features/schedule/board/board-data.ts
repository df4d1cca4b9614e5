import type { Scheduling_Schedule_LoadBoardQuery } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import type { BoardData } from './arrange-board.js';
import { BoardBoardPerson, BoardConflict, BoardDay, BoardFigures, BoardShifts, BoardTimeOff } from './board.graphql.js';
import { BoardSchedule } from './shift.graphql.js';

export function readBoard({ viewer }: Scheduling_Schedule_LoadBoardQuery): Omit<BoardData, 'teamId'> | null {
  const board = viewer?.scheduleBoard;
  if (!board) return null;
  return {
    ...readFigures(board),
    ...readShifts(board),
    people: readFragment(BoardBoardPerson, board.people),
    timeOff: readFragment(BoardTimeOff, board.timeOff),
  };
}

export function readShifts(board: FragmentType<typeof BoardShifts>) {
  const { schedules, conflicts } = readFragment(BoardShifts, board);
  return { schedules: readFragment(BoardSchedule, schedules), conflicts: readFragment(BoardConflict, conflicts) };
}

export function readFigures(board: FragmentType<typeof BoardFigures>) {
  const { people, conflicts, days, teams = [], plannedMinutes, draftCount } = readFragment(BoardFigures, board);
  return {
    people,
    conflicts: readFragment(BoardConflict, conflicts),
    days: readFragment(BoardDay, days),
    teamDays: new Map(teams.map(({ team, days }) => [team?.id ?? null, readFragment(BoardDay, days)])),
    plannedMinutes,
    draftCount,
  };
}

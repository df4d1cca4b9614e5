import { nextTask } from '@timetrack/ui/next-task';
import type { Scheduling_Schedule_LoadBoardQuery } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { arrangeBoard, type Board, type BoardData } from './arrange-board.js';
import { BoardBoardPerson, BoardConflict, BoardDay, BoardFigures, BoardShifts, BoardTimeOff } from './board.graphql.js';
import type { BoardRange } from './board-range.js';
import { BoardSchedule } from './shift.graphql.js';

/** A board with fewer schedules is arranged fast enough to do so while it is rendered. */
const manySchedules = 500;

const dataByResponse = new WeakMap<Scheduling_Schedule_LoadBoardQuery, BoardData>();
const preparedBoards = new WeakMap<BoardData, Board>();

/** Takes the data from a response: the same object for the same response. */
export function readBoard(response: Scheduling_Schedule_LoadBoardQuery): BoardData | null {
  const existing = dataByResponse.get(response);
  if (existing) return existing;
  const board = response.viewer?.scheduleBoard;
  if (!board) return null;
  const data = {
    ...readFigures(board),
    ...readShifts(board),
    people: readFragment(BoardBoardPerson, board.people),
    timeOff: readFragment(BoardTimeOff, board.timeOff),
  };
  dataByResponse.set(response, data);
  return data;
}

export function readShifts(board: FragmentType<typeof BoardShifts>) {
  const { schedules, conflicts } = readFragment(BoardShifts, board);
  return { schedules: readFragment(BoardSchedule, schedules), conflicts: readFragment(BoardConflict, conflicts) };
}

export function readFigures(board: FragmentType<typeof BoardFigures>) {
  const { people, conflicts, days, plannedMinutes, draftCount } = readFragment(BoardFigures, board);
  return {
    people,
    conflicts: readFragment(BoardConflict, conflicts),
    days: readFragment(BoardDay, days),
    plannedMinutes,
    draftCount,
  };
}

/** Arranges a large response in a task of its own, between the one that parses it and the one that renders it. */
export async function prepareBoard(response: Scheduling_Schedule_LoadBoardQuery, range: BoardRange): Promise<void> {
  const data = readBoard(response);
  if (!data || data.schedules.length < manySchedules) return;
  await nextTask();
  preparedBoards.set(data, arrangeBoard(data, range, null));
  await nextTask();
}

export function boardOf(data: BoardData, range: BoardRange, previous: Board | null): Board {
  const prepared = preparedBoards.get(data);
  return prepared?.range === range ? prepared : arrangeBoard(data, range, previous);
}

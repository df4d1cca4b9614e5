import { nextTask } from '@timetrack/ui/next-task';
import type { Scheduling_Schedule_LoadBoardQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { arrangeBoard, type Board, type BoardData } from './arrange-board.js';
import { BoardBoardPerson, BoardConflict, BoardDay, BoardSchedule, BoardTimeOff } from './board.graphql.js';
import type { BoardRange } from './board-range.js';

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
  const { people, schedules, timeOff, conflicts, days, plannedMinutes, draftCount } = board;
  const data = {
    people: readFragment(BoardBoardPerson, people),
    schedules: readFragment(BoardSchedule, schedules),
    timeOff: readFragment(BoardTimeOff, timeOff),
    conflicts: readFragment(BoardConflict, conflicts),
    days: readFragment(BoardDay, days),
    plannedMinutes,
    draftCount,
  };
  dataByResponse.set(response, data);
  return data;
}

/** Arranges a large response in a task of its own, between the one that parses it and the one that renders it. */
export async function prepareBoard(response: Scheduling_Schedule_LoadBoardQuery, range: BoardRange): Promise<void> {
  const data = readBoard(response);
  if (!data || data.schedules.length < manySchedules) return;
  await nextTask();
  preparedBoards.set(data, arrangeBoard(data, range, null));
  await nextTask();
}

/** The board of a response, which may have been arranged before. */
export function boardOf(data: BoardData, range: BoardRange, previous: Board | null): Board {
  const prepared = preparedBoards.get(data);
  return prepared?.range === range ? prepared : arrangeBoard(data, range, previous);
}

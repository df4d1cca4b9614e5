import type { ApolloClient } from '@timetrack/client';
import type { Board_ScheduleFragment } from '../../../gql/graphql.js';
import { arrangeBoard, type Board } from './arrange-board.js';
import type { MonthBoard } from './arrange-month.js';
import { LoadDay } from './board.graphql.js';
import { readShifts } from './board-data.js';
import { daysInWeek } from './board-range.js';
import { toInstants } from './use-board.js';

export function isMonthComplete({ days }: MonthBoard): boolean {
  return days.every(({ count, shifts }) => count <= shifts.length);
}

/** Loads all shifts of a month. One response for each week keeps each of them small. */
export async function loadWholeMonth(client: ApolloClient, { range, teamId, timeOff }: MonthBoard): Promise<Board> {
  const schedules = new Map<string, Board_ScheduleFragment>();
  for (let first = 0; first < range.days.length; first += daysInWeek) {
    const variables = { ...toInstants(range.bounds.slice(first, first + daysInWeek + 1)), teamId };
    const { data } = await client.query({ query: LoadDay, variables, fetchPolicy: 'no-cache' });
    const board = data?.viewer?.scheduleBoard;
    for (const schedule of board ? readShifts(board).schedules : []) schedules.set(schedule.id, schedule);
  }
  return arrangeBoard(
    {
      teamId,
      people: [],
      schedules: [...schedules.values()],
      timeOff,
      conflicts: [],
      days: [],
      teamDays: new Map(),
      plannedMinutes: 0,
      draftCount: 0,
    },
    range,
    null,
  );
}

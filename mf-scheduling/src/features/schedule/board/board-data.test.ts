import { expect, test } from '@jest/globals';
import { aViewer } from '@timetrack/testing';
import { aBoard, aSchedule } from '../../../testing/builders.js';
import { boardOf, prepareBoard, readBoard } from './board-data.js';
import { weekRange } from './board-range.js';

const range = weekRange('2026-03-02', 'America/Denver');

const aResponse = (count: number) =>
  aViewer({
    scheduleBoard: aBoard({
      schedules: Array.from({ length: count }, (_, index) => aSchedule({ id: `shift-${index}` })),
    }),
  });

function dataOf(response: ReturnType<typeof aResponse>) {
  const data = readBoard(response);
  if (!data) throw new Error('The response has no board');
  return data;
}

test('a large response is arranged once, before it is shown', async () => {
  const response = aResponse(500);
  await prepareBoard(response, range);
  const board = boardOf(dataOf(response), range, null);
  expect(board.shifts).toHaveLength(500);
  expect(boardOf(dataOf(response), range, null)).toBe(board);
});

test('an edit or another range is arranged again', async () => {
  const response = aResponse(500);
  await prepareBoard(response, range);
  const data = dataOf(response);
  expect(boardOf({ ...data, draftCount: 3 }, range, null).draftCount).toBe(3);
  const nextWeek = weekRange('2026-03-09', 'America/Denver');
  expect(boardOf(data, nextWeek, null).range).toBe(nextWeek);
});

test('a small response waits for no other task', async () => {
  const response = aResponse(3);
  let isPrepared = false;
  void prepareBoard(response, range).then(() => {
    isPrepared = true;
  });
  await Promise.resolve();
  expect(isPrepared).toBe(true);
});

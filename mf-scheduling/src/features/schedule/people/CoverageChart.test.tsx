import { expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import type { DayTotals } from '../board/arrange-board.js';
import { CoverageChart } from './CoverageChart.js';

const from = Date.parse('2026-03-02T07:00:00.000Z');
const to = Date.parse('2026-03-03T07:00:00.000Z');

test('has a column for every ten minutes, as high as the most people in it', async () => {
  const coverage = [
    { from: '2026-03-02T07:00:00.000Z', to: '2026-03-02T19:00:00.000Z', people: 2 },
    { from: '2026-03-02T19:00:00.000Z', to: '2026-03-02T19:03:00.000Z', people: 4 },
    { from: '2026-03-02T19:03:00.000Z', to: '2026-03-03T07:00:00.000Z', people: 0 },
  ];
  const totals = { coverage } as unknown as DayTotals;
  const { container } = render(<CoverageChart totals={totals} mostInWeek={4} from={from} to={to} />);
  const tops = () => [...(container.querySelector('path')?.getAttribute('d') ?? '').matchAll(/V([\d.]+)H/g)];
  await waitFor(() => expect(tops()).toHaveLength(144));
  const columnsWithTop = (top: string) => tops().filter(([, value]) => value === top).length;
  expect([columnsWithTop('5'), columnsWithTop('0'), columnsWithTop('10')]).toEqual([72, 1, 71]);
});

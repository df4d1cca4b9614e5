import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const at = (instant: string) => jest.setSystemTime(new Date(instant));
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['America/Denver', '2026-03-08T05:59:59.500Z', '2026-03-07'],
  ['America/Denver', '2026-03-08T06:59:59.500Z', '2026-03-07', '2026-03-08'],
  ['America/Denver', '2026-03-09T05:59:59.500Z', '2026-03-08', '2026-03-09'],
  ['Asia/Kathmandu', '2026-03-08T18:14:59.500Z', '2026-03-08', '2026-03-09'],
])('in %s the day after %s, which is on %s, is %s', async (zone, instant, before, after = before) => {
  at(instant);
  const { result } = renderHook(() => useToday(zone));
  expect(result.current).toBe(before);
  await later(500);
  expect(result.current).toBe(after);
});

test('a page that slept over midnight is right as soon as it is in sight again', () => {
  at('2026-03-07T20:00:00.000Z');
  const { result } = renderHook(() => useToday('America/Denver'));
  at('2026-03-08T15:00:00.000Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-03-08');
});

test('draws nothing again while the day is the same, and leaves no timer behind', async () => {
  at('2026-03-07T20:00:00.000Z');
  let drawn = 0;
  const { unmount } = renderHook(() => {
    drawn += 1;
    return useToday('America/Denver');
  });
  await later(3_600_000);
  expect(drawn).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

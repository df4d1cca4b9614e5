import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { SessionContext } from '@timetrack/contracts';
import { aSession } from '@timetrack/testing';
import type { PropsWithChildren } from 'react';
import { useNow } from './now.js';
import { useToday } from './use-today.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const setClock = (instant: string) => jest.setSystemTime(new Date(instant));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function inZone(timezoneInForce: string) {
  const { organization } = aSession().user;
  const session = aSession({
    organization: {
      ...organization,
      timezoneInForce,
      timezones: [{ timezone: timezoneInForce, from: null, startsAt: null }],
    },
  });
  const wrapper = ({ children }: PropsWithChildren) => <SessionContext value={session}>{children}</SessionContext>;
  return { wrapper };
}

test.each([
  ['America/Denver', '2026-03-08T05:59:59.500Z', '2026-03-07'],
  ['America/Denver', '2026-03-08T06:59:59.500Z', '2026-03-07', '2026-03-08'],
  ['America/Denver', '2026-03-09T05:59:59.500Z', '2026-03-08', '2026-03-09'],
  ['Asia/Kathmandu', '2026-03-08T18:14:59.500Z', '2026-03-08', '2026-03-09'],
])('today in %s at %s is %s, and changes at midnight', async (zone, instant, before, after = before) => {
  setClock(instant);
  const { result } = renderHook(() => useToday(), inZone(zone));
  expect(result.current).toBe(before);
  await wait(500);
  expect(result.current).toBe(after);
});

test('a page that was suspended past midnight shows the new date as soon as it is visible again', () => {
  setClock('2026-03-07T20:00:00.000Z');
  const { result } = renderHook(() => useToday(), inZone('America/Denver'));
  setClock('2026-03-08T15:00:00.000Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-03-08');
});

test('does not render again while the date stays the same, and stops its timer at the end', async () => {
  setClock('2026-03-07T20:00:00.000Z');
  let renders = 0;
  const { unmount } = renderHook(() => {
    renders += 1;
    return useToday();
  }, inZone('America/Denver'));
  await wait(60_000);
  expect(renders).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the current time updates at the interval that a component requests', async () => {
  setClock('2026-03-07T20:00:00.000Z');
  const { result } = renderHook(() => useNow(30_000));
  const first = result.current;
  await wait(29_000);
  expect(result.current).toBe(first);
  await wait(1_000);
  expect(result.current).toEqual(new Date('2026-03-07T20:00:30.000Z'));
});

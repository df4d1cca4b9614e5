import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useThrottled } from './use-clock-updates.js';

const action = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  action.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('acts immediately on the first call', () => {
  const { result } = renderHook(() => useThrottled(action, 1_000));
  result.current();
  expect(action).toHaveBeenCalledTimes(1);
});

test('reduces a hundred calls within a second to two', () => {
  const { result } = renderHook(() => useThrottled(action, 1_000));
  for (let call = 0; call < 100; call += 1) result.current();
  expect(action).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(action).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledTimes(2);
});

test('acts immediately again after a quiet second', () => {
  const { result } = renderHook(() => useThrottled(action, 1_000));
  result.current();
  jest.advanceTimersByTime(1_000);
  result.current();
  expect(action).toHaveBeenCalledTimes(2);
});

test('does nothing after the screen is left', () => {
  const { result, unmount } = renderHook(() => useThrottled(action, 1_000));
  result.current();
  result.current();
  unmount();
  jest.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledTimes(1);
});

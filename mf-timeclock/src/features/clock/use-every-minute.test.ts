import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useEveryMinute } from './use-every-minute.js';

const action = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  action.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('acts once a minute while enabled', () => {
  const { rerender } = renderHook(({ wanted }) => useEveryMinute(wanted, action), { initialProps: { wanted: true } });
  jest.advanceTimersByTime(59_999);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_001);
  expect(action).toHaveBeenCalledTimes(2);
  rerender({ wanted: false });
  jest.advanceTimersByTime(600_000);
  expect(action).toHaveBeenCalledTimes(2);
});

test('pauses while the page is hidden', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => useEveryMinute(true, action));
  jest.advanceTimersByTime(300_000);
  expect(action).not.toHaveBeenCalled();
  visibility.mockRestore();
});

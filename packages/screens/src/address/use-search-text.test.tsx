import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('follows every keystroke, and settles when the user stops typing', () => {
  const onSettled = jest.fn();
  const { result } = renderHook(() => useSearchText('', onSettled));
  act(() => result.current[1]('we'));
  act(() => void jest.advanceTimersByTime(200));
  act(() => result.current[1]('wes'));
  expect(result.current[0]).toBe('wes');
  act(() => void jest.advanceTimersByTime(300));
  expect(onSettled.mock.calls).toEqual([['wes']]);
});

test('follows the address when the back button changes it', () => {
  const { result, rerender } = renderHook(({ value }) => useSearchText(value, () => undefined), {
    initialProps: { value: 'wes' },
  });
  rerender({ value: '' });
  expect(result.current[0]).toBe('');
});

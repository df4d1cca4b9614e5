import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useFreshness } from './freshness.js';

const minute = 60_000;
const refetch = jest.fn(async () => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  refetch.mockClear();
});

const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = (reading: { loading?: boolean; error?: unknown } = {}) =>
  renderHook((changed: object) => useFreshness({ loading: false, refetch, ...reading, ...changed }), {
    initialProps: {},
  });

test('reads again when the page is looked at more than a minute later', async () => {
  show();
  await later(minute + 1);
  look();
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('reads again when the connection is back', async () => {
  show();
  await later(minute + 1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('leaves alone what was read within the last minute, by itself or on request', async () => {
  const { rerender } = show();
  await later(minute);
  look();
  rerender({ loading: true });
  rerender({ loading: false });
  await later(minute);
  look();
  expect(refetch).not.toHaveBeenCalled();
});

test('never reads by a timer, nor for a page that nobody sees', async () => {
  show();
  await later(10 * minute);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  look();
  expect(refetch).not.toHaveBeenCalled();
});

test('does not ask twice at once', async () => {
  show({ loading: true });
  await later(2 * minute);
  look();
  expect(refetch).not.toHaveBeenCalled();
});

test('tries again at every look what could not be read', async () => {
  refetch.mockRejectedValueOnce(new Error('no answer'));
  show({ error: new Error('no answer') });
  look();
  look();
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('hears nothing once its screen is left', async () => {
  const { unmount } = show();
  await later(2 * minute);
  unmount();
  look();
  expect(refetch).not.toHaveBeenCalled();
});

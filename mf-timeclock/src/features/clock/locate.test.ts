import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { locate, locationTimeout } from './use-punching.js';

type PositionCallback = (position: { coords: { latitude: number; longitude: number; accuracy: number } }) => void;
type ErrorCallback = () => void;
const getCurrentPosition =
  jest.fn<(found: PositionCallback, notFound: ErrorCallback, options: PositionOptions) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

afterEach(() => {
  jest.useRealTimers();
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

test('resolves with the device’s location', async () => {
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude: 39.7, longitude: -105, accuracy: 12 } }),
  );
  await expect(locate(locationTimeout.worker)).resolves.toEqual({ lat: 39.7, lng: -105, accuracyMeters: 12 });
});

test('gives the device five seconds', async () => {
  getCurrentPosition.mockImplementation((_found, notFound) => notFound());
  await locate(locationTimeout.worker);
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 5_000 });
});

test('resolves without a location when it is denied or unavailable', async () => {
  getCurrentPosition.mockImplementation((_found, notFound) => notFound());
  await expect(locate(locationTimeout.worker)).resolves.toBeNull();
});

test('resolves without a location when the device doesn’t support it', async () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
  await expect(locate(locationTimeout.worker)).resolves.toBeNull();
});

test.each([
  ['worker', 5_000],
  ['manager', 3_000],
] as const)(
  'does not keep a %s waiting past %s ms for a permission prompt that the user ignores',
  async (who, milliseconds) => {
    const answer = jest.fn();
    const located = locate(locationTimeout[who]).then(answer);
    await jest.advanceTimersByTimeAsync(milliseconds - 1);
    expect(answer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await located;
    expect(answer).toHaveBeenCalledWith(null);
  },
);

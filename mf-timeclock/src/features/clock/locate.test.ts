import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { locate, patienceOf } from './locate.js';

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type NotFound = () => void;
const getCurrentPosition = jest.fn<(found: Found, notFound: NotFound, options: PositionOptions) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

afterEach(() => {
  jest.useRealTimers();
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

test('tells where the device is', async () => {
  getCurrentPosition.mockImplementation((found) => found({ coords: { latitude: 39.7, longitude: -105 } }));
  await expect(locate(patienceOf.worker)).resolves.toEqual({ lat: 39.7, lng: -105 });
});

test('gives the device five seconds to find out', async () => {
  getCurrentPosition.mockImplementation((_found, notFound) => notFound());
  await locate(patienceOf.worker);
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 5_000 });
});

test('goes on without a location when it is denied or unavailable', async () => {
  getCurrentPosition.mockImplementation((_found, notFound) => notFound());
  await expect(locate(patienceOf.worker)).resolves.toBeNull();
});

test('goes on without a location when the device has none to offer', async () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
  await expect(locate(patienceOf.worker)).resolves.toBeNull();
});

test.each([
  ['worker', 5_000],
  ['manager', 3_000],
] as const)('does not keep a %s waiting past %s ms for a question that nobody answers', async (who, milliseconds) => {
  const answer = jest.fn();
  const asked = locate(patienceOf[who]).then(answer);
  await jest.advanceTimersByTimeAsync(milliseconds - 1);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await asked;
  expect(answer).toHaveBeenCalledWith(null);
});

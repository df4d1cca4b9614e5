import { describe, expect, test } from '@jest/globals';
import { formatPosition, isOnEarth, readPosition } from './position.js';

describe('a pasted position', () => {
  test.each([
    ['39.74, -104.99', 39.74, -104.99],
    [' 39.74,-104.99 ', 39.74, -104.99],
    ['39.74 -104.99', 39.74, -104.99],
    ['39.74°, -104.99°', 39.74, -104.99],
    ['-90; 180', -90, 180],
  ])('is read from %p', (text, lat, lng) => {
    expect(readPosition(text)).toEqual({ lat, lng });
  });

  test.each(['39.74', 'Riverside Park', '39.74, west', '1, 2, 3', ''])('is not read from %p', (text) => {
    expect(readPosition(text)).toBeNull();
  });

  test('can be beyond the Earth, which is noticed', () => {
    expect(isOnEarth({ lat: 90.1, lng: 0 })).toBe(false);
    expect(isOnEarth({ lat: 0, lng: -180.1 })).toBe(false);
    expect(isOnEarth({ lat: -90, lng: 180 })).toBe(true);
  });
});

test('a position is written to the meter', () => {
  expect(formatPosition({ lat: 39.755_512_34, lng: -105 })).toBe('39.75551, -105');
});

import { describe, expect, test } from '@jest/globals';
import { type Geofence, measureDistanceKm, type Point } from '../../places/index.js';
import { judgePunch, type LocatedPunch } from '../punches/location.rules.js';

const denver = { lat: 39.7392, lng: -104.9903 };
const boulder = { lat: 40.015, lng: -105.2705 };
const newYork = { lat: 40.7128, lng: -74.006 };
const missing = ['MISSING_LOCATION'];
const impossible = ['IMPOSSIBLE_LOCATION'];

const at = new Date('2026-07-15T15:00:00Z');
const noPlaces: Geofence = { places: [], toleranceMeters: 150 };
const precise = (point: Point | null) => point && { ...point, accuracyMeters: null };
const minutesBefore = (minutes: number, location: Point): LocatedPunch => ({
  at: new Date(at.getTime() - minutes * 60_000),
  location,
});

describe('the flags of a punch', () => {
  test.each<[string, Point | null, LocatedPunch | null, string[]]>([
    ['no location', null, null, missing],
    ['a place on Earth', denver, null, []],
    ['exactly 0/0, which devices report without a position', { lat: 0, lng: 0 }, null, impossible],
    ['a place on the equator', { lat: 0, lng: -78.4678 }, null, []],
    ['the North Pole', { lat: 90, lng: 180 }, null, []],
    ['beyond the pole', { lat: 90.0001, lng: 0 }, null, impossible],
    ['beyond the date line', { lat: 10, lng: -180.0001 }, null, impossible],
    ['Boulder an hour after Denver', boulder, minutesBefore(60, denver), []],
    ['New York three hours after Denver, by air', newYork, minutesBefore(180, denver), []],
    ['New York two hours after Denver', newYork, minutesBefore(120, denver), impossible],
    ['New York at the same instant as Denver', newYork, minutesBefore(0, denver), impossible],
    ['another place after the clock was set back', newYork, minutesBefore(-600, denver), impossible],
    [
      'a position a few hundred meters away, a second later',
      { lat: 39.745, lng: -104.9903 },
      minutesBefore(0.02, denver),
      [],
    ],
    ['a valid location after 0/0', denver, minutesBefore(1, { lat: 0, lng: 0 }), []],
    ['a valid location after one out of range', denver, minutesBefore(1, { lat: 500, lng: 0 }), []],
    [
      'a short distance across the date line',
      { lat: 52, lng: 179.99 },
      minutesBefore(5, { lat: 52, lng: -179.99 }),
      [],
    ],
  ])('are correct for %s', (_name, location, lastLocated, flags) => {
    const facts = { at, location: precise(location), lastLocated, locationRequired: true, ...noPlaces };
    expect(judgePunch(facts)).toEqual({ flags, compared: null });
  });

  test('omit a missing location if the organization does not require one', () => {
    const facts = { at, location: null, lastLocated: null, locationRequired: false, ...noPlaces };
    expect(judgePunch(facts).flags).toEqual([]);
  });
});

test('measures distances along the surface of the Earth', () => {
  expect(measureDistanceKm(denver, newYork)).toBeCloseTo(2_618, -1);
  expect(measureDistanceKm(denver, denver)).toBe(0);
  expect(measureDistanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(20_015, -1);
});

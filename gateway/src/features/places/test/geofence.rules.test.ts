import { describe, expect, test } from '@jest/globals';
import { compareWithPlaces, describePunchesOutside, isTooInaccurate, measureDistanceKm } from '../geofence.rules.js';

const park = { id: 'park', name: 'Riverside Park', lat: 39.7555, lng: -105.0089, radiusMeters: 100 };
const metersPerDegree = (Math.PI / 180) * 6_371_000;
/** A point some meters north of the park. */
const north = (meters: number, accuracyMeters: number | null = null) => ({
  lat: park.lat + meters / metersPerDegree,
  lng: park.lng,
  accuracyMeters,
});
const compare = (location: Parameters<typeof compareWithPlaces>[0], places = [park]) =>
  compareWithPlaces(location, { places, toleranceMeters: 150 });

describe('a position next to a place of 100 meters with a tolerance of 150', () => {
  test.each([
    ['the center', 0, null, false, false],
    ['the edge', 249.9, null, false, false],
    ['beyond the edge', 250.1, null, true, false],
    ['the edge of an exact position', 250.1, 0, true, false],
    ['the edge of an accuracy of 300 m', 549.9, 300, false, false],
    ['beyond the edge of an accuracy of 300 m', 550.1, 300, true, false],
    ['the center, too inaccurate', 0, 300.1, false, true],
    ['the edge of an accuracy of 5 km', 5249.9, 5000, false, true],
    ['beyond the edge of an accuracy of 5 km: outside for certain', 5250.1, 5000, true, true],
  ])('is judged at %s', (_where, meters, accuracy, outside, isInaccurate) => {
    expect(compare(north(meters, accuracy))).toEqual({
      nearest: { id: 'park', name: 'Riverside Park' },
      distanceMeters: Math.round(meters),
      outside,
    });
    expect(isTooInaccurate(accuracy)).toBe(isInaccurate);
  });

  test('is compared with the nearest of several places', () => {
    const yard = { ...park, id: 'yard', name: 'Yard', lat: north(2_000).lat };
    expect(compare(north(900), [yard, park])).toMatchObject({ nearest: { id: 'park' }, outside: true });
    expect(compare(north(1_100), [yard, park])).toMatchObject({ nearest: { id: 'yard' }, outside: true });
  });

  test('is inside a large site whose center is farther away than that of a small one', () => {
    const campus = { ...park, id: 'campus', name: 'Campus', lat: north(1_000).lat, radiusMeters: 2_000 };
    expect(compare(north(300), [park, campus])).toMatchObject({ nearest: { id: 'campus' }, outside: false });
  });

  test('is compared with nothing without places', () => {
    expect(compare(north(0), [])).toBeNull();
  });

  test.each([
    ['across the antimeridian', { lat: -17, lng: 179.9995 }, { lat: -17, lng: -179.9995 }],
    ['at the North Pole', { lat: 89.9999, lng: 0 }, { lat: 89.9999, lng: 180 }],
    ['at the South Pole', { lat: -90, lng: 12 }, { lat: -90, lng: -77 }],
  ])('is inside %s', (_where, center, point) => {
    const place = { ...park, ...center };
    expect(compare({ ...point, accuracyMeters: null }, [place])).toMatchObject({ outside: false });
  });
});

// T. Vincenty, "Direct and Inverse Solutions of Geodesics on the Ellipsoid with Application of Nested Equations" (Survey Review 23,
// 1975), its test lines, and Flinders Peak to Buninyong (Geoscience Australia).
test.each([
  [
    'Flinders Peak to Buninyong',
    { lat: -37.951_033, lng: 144.424_868 },
    { lat: -37.652_821, lng: 143.926_496 },
    54_972.271,
  ],
  ['line (a)', { lat: 55.75, lng: 0 }, { lat: -33.433_333, lng: 108.216_667 }, 14_110_526.17],
  ['line (b)', { lat: 37.331_932, lng: 0 }, { lat: 26.128_567, lng: 41.476_53 }, 4_085_966.703],
  ['line (c)', { lat: 35.269_791, lng: 0 }, { lat: 67.370_771, lng: 137.791_198 }, 8_084_823.839],
  ['line (d)', { lat: 1, lng: 0 }, { lat: -0.998_286, lng: 179.296_675 }, 19_960_000],
  ['line (e)', { lat: 1, lng: 0 }, { lat: 1.020_886, lng: 179.771_623 }, 19_780_006.558],
])('measures %s within half a percent', (_line, from, to, meters) => {
  expect(Math.abs((measureDistanceKm(from, to) * 1000) / meters - 1)).toBeLessThan(0.005);
});

describe('a punch outside of every place is described', () => {
  test.each([
    [254, '250 m'],
    [994, '990 m'],
    [996, '1.0 km'],
    [1_243, '1.2 km'],
    [12_000_400, '12,000.4 km'],
  ])('at %i meters', (distanceMeters, text) => {
    const nearest = { id: 'park', name: 'Riverside Park' };
    const outside = { punch: 'OUT', compared: { nearest, distanceMeters, outside: true } } as const;
    const inside = { punch: 'IN', compared: { nearest, distanceMeters: 0, outside: false } } as const;
    expect(describePunchesOutside([inside, outside])).toBe(`Clocked out ${text} from Riverside Park`);
  });
});

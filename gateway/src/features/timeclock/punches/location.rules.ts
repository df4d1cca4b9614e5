import type { TimesheetFlag } from '../timesheets/timesheet.types.js';

/** Degrees, as the device reported them. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface LocatedPunch {
  readonly at: Date;
  readonly location: Point;
}

export interface PunchFacts {
  readonly at: Date;
  readonly location: Point | null;
  readonly lastLocated: LocatedPunch | null;
  readonly locationRequired: boolean;
}

/** An airliner's speed. A faster movement did not happen. */
const fastestKmPerHour = 1_000;
/** A cell tower fix may be off by this much, so a shorter distance does not count as movement. */
const fixErrorKm = 1;
const earthRadiusKm = 6_371;
const msPerHour = 3_600_000;

/** What a reviewer should look at. A flag never rejects a punch: the time counts even if the location is doubtful. */
export function listPunchFlags({ at, location, lastLocated, locationRequired }: PunchFacts): TimesheetFlag[] {
  if (!location) return locationRequired ? ['MISSING_LOCATION'] : [];
  if (!isValidPoint(location)) return ['IMPOSSIBLE_LOCATION'];
  return isTravelPlausible(lastLocated, { at, location }) ? [] : ['IMPOSSIBLE_LOCATION'];
}

/** In range, and not exactly 0/0, which devices report without a position. */
function isValidPoint({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0);
}

/** An impossible previous location says nothing about the distance to this one. */
function isTravelPlausible(from: LocatedPunch | null, to: LocatedPunch): boolean {
  if (!from || !isValidPoint(from.location)) return true;
  const hours = Math.max(0, to.at.getTime() - from.at.getTime()) / msPerHour;
  return measureDistanceKm(from.location, to.location) <= fixErrorKm + fastestKmPerHour * hours;
}

/** The haversine distance on a sphere: accurate to half a percent, which is enough here. */
export function measureDistanceKm(from: Point, to: Point): number {
  const halfLat = toRadians(to.lat - from.lat) / 2;
  const halfLng = toRadians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(halfLng) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

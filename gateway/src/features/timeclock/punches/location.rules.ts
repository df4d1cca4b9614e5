import {
  type ComparedPunch,
  compareWithPlaces,
  type Geofence,
  isTooInaccurate,
  type Location,
  measureDistanceKm,
  type Point,
} from '../../places/index.js';
import type { TimesheetFlag } from '../timesheets/timesheet.types.js';

export interface LocatedPunch {
  readonly at: Date;
  readonly location: Point;
}

export interface PunchFacts extends Geofence {
  readonly at: Date;
  readonly location: Location | null;
  readonly lastLocated: LocatedPunch | null;
  readonly locationRequired: boolean;
}

export interface JudgedPunch {
  /** What a reviewer should look at. */
  readonly flags: readonly TimesheetFlag[];
  /** Null if nothing was compared: without a possible position, or without places. */
  readonly compared: ComparedPunch | null;
}

/** An airliner's speed. A faster movement did not happen. */
const fastestKmPerHour = 1_000;
/** A cell tower fix may be off by this much, so a shorter distance does not count as movement. */
const fixErrorKm = 1;
const msPerHour = 3_600_000;

/** A location never rejects a punch: the time counts even if the location is doubtful. */
export function judgePunch({ at, location, lastLocated, locationRequired, ...geofence }: PunchFacts): JudgedPunch {
  const missing: readonly TimesheetFlag[] = locationRequired ? ['MISSING_LOCATION'] : [];
  if (!location) return { flags: missing, compared: null };
  if (!isValidPoint(location) || !isTravelPlausible(lastLocated, { at, location })) {
    return { flags: ['IMPOSSIBLE_LOCATION'], compared: null };
  }
  const compared = compareWithPlaces(location, geofence);
  if (compared?.outside) return { flags: ['OUTSIDE_PLACE'], compared };
  return { flags: compared && isTooInaccurate(location.accuracyMeters) ? missing : [], compared };
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

import { isTooInaccurate, type Point, type PunchAtPlace } from '../../places/index.js';
import type { TimesheetView } from './timesheet.types.js';

/** Where a punch was made. */
export interface PunchLocation extends PunchAtPlace {
  /** Null once the coordinates were erased. */
  readonly location: Point | null;
  readonly accuracyMeters: number | null;
}

export function findPunch(locations: readonly PunchLocation[], punch: PunchLocation['punch']): PunchLocation | null {
  return locations.find((each) => each.punch === punch) ?? null;
}

export function placeOfPunch(punch: PunchLocation | null): TimesheetView['clockInPlace'] {
  if (!punch?.compared) return null;
  const { accuracyMeters, compared } = punch;
  const { nearest, distanceMeters, outside } = compared;
  const place = outside || isTooInaccurate(accuracyMeters) ? null : nearest;
  return { place, nearest, distanceMeters, accuracyMeters, outside };
}

/** For the audit log, which names places and never has coordinates. */
export function auditPlace(
  { punchLocations }: { readonly punchLocations: readonly PunchLocation[] },
  punch: PunchLocation['punch'],
): Readonly<Record<string, unknown>> {
  const found = placeOfPunch(findPunch(punchLocations, punch));
  if (!found) return {};
  const { place, nearest, distanceMeters } = found;
  return { ...(place ? { place: place.name } : { nearestPlace: nearest.name }), distanceMeters };
}

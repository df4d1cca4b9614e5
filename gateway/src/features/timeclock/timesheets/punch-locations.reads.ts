import type { PunchLocation } from './punch-place.rules.js';

export type PunchLocationTuple = readonly [
  punch: PunchLocation['punch'],
  lat: number | null,
  lng: number | null,
  accuracyMeters: number | null,
  nearestId: string | null,
  nearestName: string | null,
  distanceMeters: number,
  isOutside: boolean,
];

/** SQL for where the punches of a timesheet were made, as a list in JSON. Null without locations. */
export const selectPunchLocations = `
  (select json_agg(json_build_array(
     located.punch, located.lat, located.lng, located.accuracy_meters, place.id, place.name, located.distance_meters,
     located.is_outside) order by located.punch)
   from punch_locations located
   left join places place on place.organization_id = located.organization_id and place.id = located.nearest_place_id
   where located.organization_id = :organization and located.timesheet_id = :row.id)`;

export function readPunchLocation([
  punch,
  lat,
  lng,
  accuracyMeters,
  nearestId,
  nearestName,
  distanceMeters,
  outside,
]: PunchLocationTuple): PunchLocation {
  const nearest = nearestId === null ? null : { id: nearestId, name: nearestName ?? '' };
  return {
    punch,
    accuracyMeters,
    location: lat === null || lng === null ? null : { lat, lng },
    compared: nearest && { nearest, distanceMeters, outside },
  };
}

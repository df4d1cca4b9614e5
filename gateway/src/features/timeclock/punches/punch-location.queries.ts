import type { SqlStatement } from '../../../platform/database/tenant-sql.js';
import { toInstant } from '../../../platform/read-model/index.js';
import { type Location, readFencedPlaces, selectFencedPlaces } from '../../places/index.js';
import type { PunchLocation } from '../timesheets/punch-place.rules.js';
import type { JudgedPunch, PunchFacts } from './location.rules.js';

export type LocationFacts = Pick<PunchFacts, 'lastLocated' | 'places' | 'toleranceMeters'>;

interface FoundFacts {
  readonly toleranceMeters: number;
  readonly places: Parameters<typeof readFencedPlaces>[0];
  readonly last: readonly [at: string, lat: number, lng: number] | null;
}

/** What a punch without a location is compared with. */
const noFacts: LocationFacts = { lastLocated: null, places: [], toleranceMeters: 0 };

/** Reads what the location of a person's punch is compared with. */
export function findLocationFacts(userId: string): SqlStatement {
  return { text: `select ${selectLocationFacts('?::uuid')} as "locationFacts"`, values: [userId] };
}

/** SQL for what the location of a person's punch is compared with, as JSON text that `readLocationFacts` reads. */
export function selectLocationFacts(userId: string): string {
  return `(
    select json_build_object(
      'toleranceMeters', fence.geofence_tolerance_meters,
      'places', ${selectFencedPlaces},
      'last', (
        select json_build_array(
          case located.punch when 'IN' then sheet.clock_in_at else coalesce(sheet.clock_out_at, sheet.clock_in_at) end,
          located.lat, located.lng)
        from punch_locations located
        join timesheets sheet on sheet.organization_id = located.organization_id and sheet.id = located.timesheet_id
        where located.organization_id = :organization and located.user_id = ${userId} and located.lat is not null
        order by located.timesheet_id desc, located.punch desc limit 1)
    )::text
    from organizations fence where fence.id = :organization)`;
}

export function readLocationFacts(found: string | null): LocationFacts {
  if (found === null) return noFacts;
  const { toleranceMeters, places, last } = JSON.parse(found) as FoundFacts;
  const lastLocated = last && { at: toInstant(last[0]), location: { lat: last[1], lng: last[2] } };
  return { toleranceMeters, places: readFencedPlaces(places), lastLocated };
}

const columns = `
  organization_id, timesheet_id, punch, user_id, lat, lng, accuracy_meters, nearest_place_id, distance_meters, is_outside`;

/**
 * Inserts the location of a punch of the timesheet whose id the relation `sheet` of the statement has. A timesheet that a manager
 * opened again is clocked out twice: the last clock-out counts.
 */
export function insertPunchLocation(
  userId: string,
  { punch, location, accuracyMeters, compared }: PunchLocation,
): SqlStatement {
  return {
    text: `
      insert into punch_locations (${columns})
      select :organization::uuid, id, ?, ?::uuid, ?::double precision, ?::double precision, ?::double precision,
        ?::uuid, ?::integer, ?::boolean
      from sheet
      on conflict (organization_id, timesheet_id, punch) do update set
        lat = excluded.lat, lng = excluded.lng, accuracy_meters = excluded.accuracy_meters,
        nearest_place_id = excluded.nearest_place_id, distance_meters = excluded.distance_meters,
        is_outside = excluded.is_outside`,
    values: [
      ...[punch, userId, location?.lat ?? null, location?.lng ?? null, accuracyMeters],
      ...[compared?.nearest.id ?? null, compared?.distanceMeters ?? null, compared?.outside ?? null],
    ],
  };
}

/** The stored location of a punch. Null without one. */
export function locatePunch(
  punch: PunchLocation['punch'],
  location: Location | null,
  { compared }: JudgedPunch,
): PunchLocation | null {
  if (!location) return null;
  const { lat, lng, accuracyMeters } = location;
  return { punch, location: { lat, lng }, accuracyMeters, compared };
}

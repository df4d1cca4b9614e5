import { compareWithPlaces, Place } from '../features/places/index.js';
import { newId } from '../platform/database/ids.js';
import { tenantSql } from '../platform/database/tenant-sql.js';
import { type Demo, type DemoPerson, demoPlaces, placeOf } from './cast.js';
import type { DemoShift } from './shifts.js';

const toleranceMeters = 150;

const insertLocations = `
  insert into punch_locations (organization_id, timesheet_id, punch, user_id, lat, lng, accuracy_meters,
    nearest_place_id, distance_meters, is_outside)
  select :organization::uuid, id, 'IN', "userId", lat, lng, 12, "placeId", meters, outside
  from jsonb_to_recordset(?::jsonb) as located
    (id uuid, "userId" uuid, lat double precision, lng double precision, "placeId" uuid, meters integer, outside boolean)`;

const planShifts = `
  update schedules set place_id = case when job_id = ?::uuid then ?::uuid else ?::uuid end,
    team_id = (
      select team.id from teams team where team.organization_id = :organization and team.name = schedules.title)
  where organization_id = :organization`;

/** The planned shifts are where their people clock in, and those of their crew’s team. */
export async function placeSchedules({ em, jobIds }: Demo): Promise<void> {
  const places = await em.find(Place, {});
  const idOfPlace = (name: string) => places.find((place) => place.name === name)?.id ?? null;
  const job = jobIds.find((_, index) => placeOf(index) === demoPlaces.park);
  await tenantSql(em).run(planShifts, [job, idOfPlace(demoPlaces.park.name), idOfPlace(demoPlaces.yard.name)]);
}

/** The places, and where the shifts were begun. */
export async function insertPlaces(demo: Demo, shifts: readonly (readonly [DemoPerson, DemoShift])[]): Promise<void> {
  const { em, organizationId, userIds } = demo;
  const places = Object.values(demoPlaces).map((place) => ({ id: newId(), ...place }));
  await em.insertMany(
    Place,
    places.map((place) => ({ ...place, organizationId })),
  );
  const located = shifts.flatMap(([person, { id, location, flags }]) => {
    if (!location) return [];
    const isPossible = !flags.includes('IMPOSSIBLE_LOCATION');
    const compared = isPossible
      ? compareWithPlaces({ ...location, accuracyMeters: 12 }, { places, toleranceMeters })
      : null;
    const { nearest, distanceMeters: meters = null, outside = null } = compared ?? {};
    return [{ id, userId: userIds.get(person), ...location, placeId: nearest?.id ?? null, meters, outside }];
  });
  await tenantSql(em).run(insertLocations, [JSON.stringify(located)]);
}

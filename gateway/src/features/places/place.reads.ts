import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/auth/viewer.js';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import type { FencedPlace } from './geofence.rules.js';
import type { PlaceView } from './place.types.js';

const selectPlaces = (condition: string) => `
  select id, name, address, lat, lng, radius_meters as "radiusMeters", retired_at is not null as retired
  from places where organization_id = :organization and ${condition}`;

const byIds = selectPlaces('id = any(?::uuid[])');
const all = selectPlaces('(?::boolean or retired_at is null)');

type Reader = { readonly em: EntityManager; readonly viewer: Pick<Viewer, 'role'> };

export async function readPlaces({ em, viewer }: Reader, ids: Iterable<string>): Promise<PlaceView[]> {
  const found = await tenantSql(em).query<PlaceView>(byIds, [arrayLiteral(ids)]);
  return found.map((place) => presentPlace(viewer, place));
}

export async function readAllPlaces({ em, viewer }: Reader, includesRetired: boolean): Promise<PlaceView[]> {
  const found = await tenantSql(em).query<PlaceView>(all, [includesRetired]);
  return found.map((place) => presentPlace(viewer, place));
}

/** Workers read where they work, not where a punch would count. */
export function presentPlace({ role }: Pick<Viewer, 'role'>, place: PlaceView): PlaceView {
  const { id, name, address, lat, lng, radiusMeters, retired } = place;
  const circle = role === 'WORKER' ? { lat: null, lng: null, radiusMeters: null } : { lat, lng, radiusMeters };
  return { id, name, address, ...circle, retired };
}

const lockCount = `select pg_advisory_xact_lock(hashtextextended('places ' || :organization::text, 0))`;
const countActive = `
  select count(*)::integer as count from places where organization_id = :organization and retired_at is null`;

/** Other commands that count the active places wait until the commit. */
export async function countActivePlaces(em: EntityManager): Promise<number> {
  const [, counted] = await tenantSql(em).queryAll([
    { text: lockCount, values: [] },
    { text: countActive, values: [] },
  ]);
  return Number(counted?.[0]?.count ?? 0);
}

type PlaceTuple = readonly [id: string, name: string, lat: number, lng: number, radiusMeters: number];

/** SQL for the places with which punches are compared, as JSON that `readFencedPlaces` reads. Null without one. */
export const selectFencedPlaces = `(
  select json_agg(json_build_array(id, name, lat, lng, radius_meters) order by id)
  from places where organization_id = :organization and retired_at is null and radius_meters is not null)`;

/** SQL for whether punches are compared with any place. PostgreSQL evaluates it once for each statement. */
export const selectHasFencedPlaces = `(select exists (
  select from places where organization_id = :organization and retired_at is null and radius_meters is not null))`;

export function readFencedPlaces(places: readonly PlaceTuple[] | null): FencedPlace[] {
  return places?.map(([id, name, lat, lng, radiusMeters]) => ({ id, name, lat, lng, radiusMeters })) ?? [];
}

import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { Place } from '../place.entity.js';

type PlaceOverrides = { readonly organizationId: string } & Partial<
  Pick<Place, 'name' | 'address' | 'lat' | 'lng' | 'radiusMeters' | 'retiredAt'>
>;

/** By default a park in Denver with a radius of 100 meters. */
export async function aPlace(orm: MikroORM, overrides: PlaceOverrides): Promise<Place> {
  const em = orm.em.fork();
  const circle = { lat: 39.7555, lng: -105.0089, radiusMeters: 100 };
  const place = em.create(Place, { id: newId(), name: 'Riverside Park', ...circle, ...overrides });
  await em.flush();
  return place;
}

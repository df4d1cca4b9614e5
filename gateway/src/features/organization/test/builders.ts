import type { MikroORM } from '@mikro-orm/postgresql';
import { Organization } from '../organization.entity.js';

type Given = Partial<
  Pick<Organization, 'name' | 'timezone' | 'roundingRule' | 'requireLocationOnClock' | 'geofenceToleranceMeters'>
>;

/** An organization in the database. */
export async function anOrganization(orm: MikroORM, given: Given = {}): Promise<Organization> {
  const em = orm.em.fork();
  const organization = em.create(Organization, { name: 'Redstone Builders', createdAt: new Date(), ...given });
  await em.flush();
  return organization;
}

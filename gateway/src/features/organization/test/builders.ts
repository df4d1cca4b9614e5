import type { MikroORM } from '@mikro-orm/postgresql';
import { Organization } from '../organization.entity.js';

type Given = Partial<
  Pick<
    Organization,
    'name' | 'createdAt' | 'timezone' | 'roundingRule' | 'requireLocationOnClock' | 'geofenceToleranceMeters'
  >
>;

/** An organization in the database, there for years unless told otherwise. */
export async function anOrganization(orm: MikroORM, given: Given = {}): Promise<Organization> {
  const em = orm.em.fork();
  const organization = em.create(Organization, {
    name: 'Redstone Builders',
    createdAt: new Date('2020-01-01T00:00:00Z'),
    ...given,
  });
  await em.flush();
  return organization;
}

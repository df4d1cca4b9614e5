import type { MikroORM } from '@mikro-orm/postgresql';
import { Organization } from '../organization.entity.js';

type Overrides = Partial<
  Pick<
    Organization,
    'name' | 'createdAt' | 'timezone' | 'roundingRule' | 'requireLocationOnClock' | 'geofenceToleranceMeters'
  >
>;

/** An organization in the database, by default created years ago. */
export async function anOrganization(orm: MikroORM, overrides: Overrides = {}): Promise<Organization> {
  const em = orm.em.fork();
  const organization = em.create(Organization, {
    name: 'Redstone Builders',
    createdAt: new Date('2020-01-01T00:00:00Z'),
    ...overrides,
  });
  await em.flush();
  return organization;
}

export async function changeSettings(orm: MikroORM, organizationId: string, changes: Partial<Organization>) {
  await orm.em.fork().nativeUpdate(Organization, { id: organizationId }, changes);
}

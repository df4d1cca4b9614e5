import type { MikroORM } from '@mikro-orm/postgresql';
import { setDatedValue } from '../dated-settings.service.js';
import {
  type DatedSetting,
  type DatedValues,
  defaultPayCalendar,
  type SettingsHistory,
  sinceEver,
} from '../dated-settings.types.js';
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

/** Changes settings as if they had held since ever. */
export async function changeSettings(
  orm: MikroORM,
  organizationId: string,
  { payCalendar, ...columns }: Partial<Organization> & Partial<Pick<DatedValues, 'payCalendar'>>,
) {
  const em = orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  if (Object.keys(columns).length > 0) await em.nativeUpdate(Organization, { id: organizationId }, columns);
  const by = { userId: null, at: new Date() };
  const { roundingRule, overtimeRule, workweekStartsOn, timezone } = columns;
  const changes = { roundingRule, overtimeRule, workweekStartsOn, timezone, payCalendar };
  for (const [setting, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const change = { setting: setting as DatedSetting, value, from: sinceEver };
    await setDatedValue(em, organizationId, change, by);
  }
}

/** The history of settings that never changed, except those given. */
export function aHistory(changes: Partial<SettingsHistory> = {}): SettingsHistory {
  return {
    timezone: [{ from: sinceEver, value: null }],
    roundingRule: [{ from: sinceEver, value: 'none' }],
    overtimeRule: [{ from: sinceEver, value: 'FLSA' }],
    workweekStartsOn: [{ from: sinceEver, value: 'SUNDAY' }],
    crediting: [{ from: sinceEver, value: 'BY_WORKWEEK' }],
    payCalendar: [{ from: sinceEver, value: defaultPayCalendar }],
    ...changes,
  };
}

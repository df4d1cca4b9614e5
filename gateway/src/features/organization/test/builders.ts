import type { MikroORM } from '@mikro-orm/postgresql';
import { enterDirectory } from '../../../../test/harness/database.js';
import { setDatedValue } from '../dated-settings.service.js';
import {
  beginning,
  type DatedSetting,
  type DatedValues,
  defaultPayCalendar,
  type SettingsHistory,
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
  await enterDirectory(orm, organization.id);
  return organization;
}

/** Changes settings as if they had held from the beginning. */
export async function changeSettings(
  orm: MikroORM,
  organizationId: string,
  { payCalendar, ...columns }: Partial<Organization> & Partial<Pick<DatedValues, 'payCalendar'>>,
) {
  const em = orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  if (Object.keys(columns).length > 0) await em.nativeUpdate(Organization, { id: organizationId }, columns);
  const by = { userId: null, at: new Date() };
  const { roundingRule, overtimeRule, customRuleId, breakPremiums, workweekStartsOn, timezone } = columns;
  const rules = { roundingRule, overtimeRule, customRuleId, breakPremiums, workweekStartsOn };
  const changes = { ...rules, timezone, payCalendar };
  for (const [setting, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const change = { setting: setting as DatedSetting, value, from: beginning };
    await setDatedValue(em, organizationId, change, by);
  }
}

/** The history of settings that never changed, except those given. */
export function aHistory(changes: Partial<SettingsHistory> = {}): SettingsHistory {
  return {
    timezone: [{ from: beginning, value: null }],
    roundingRule: [{ from: beginning, value: 'none' }],
    overtimeRule: [{ from: beginning, value: 'FLSA' }],
    customRuleId: [{ from: beginning, value: null }],
    breakPremiums: [{ from: beginning, value: true }],
    customRules: [],
    workweekStartsOn: [{ from: beginning, value: 'SUNDAY' }],
    payCalendar: [{ from: beginning, value: defaultPayCalendar }],
    ...changes,
  };
}

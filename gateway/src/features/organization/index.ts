import type { Feature } from '../../platform/feature.js';
import { scheduledSettingsSweep } from './dated-settings.job.js';
import { OrganizationBaseline } from './migrations/0001-organization.js';
import { organizationApi } from './organization.api.js';
import { Organization } from './organization.entity.js';
import { organizationNodes } from './organization.service.js';

export {
  calendarWeekAt,
  calendarWeekOf,
  type Day,
  dayOf,
  type Period,
  periodOfDays,
  spanOf,
  type Timezone,
} from './calendar.rules.js';
export {
  chosenRuleMustBeActive,
  findCustomRuleProblems,
  type OrganizationCustomRule,
  unknownOvertimeRule,
} from './custom-rule.rules.js';
export {
  historyOfText,
  readCustomRules,
  readRuleTimeline,
  readSettingsHistory,
  readSettingsHistoryWith,
  readTimezone,
  selectHistoryText,
  selectTimezoneText,
  timezoneOfText,
} from './dated-settings.queries.js';
export { lockPayHistory, setDatedValue } from './dated-settings.service.js';
export { beginning, defaultPayCalendar, type SettingsHistory } from './dated-settings.types.js';
export { Organization } from './organization.entity.js';
export { payRuleChangesInput } from './organization.inputs.js';
export {
  type OrganizationRow,
  readOrganization,
  readOrganizationView,
  readShowsColleagues,
} from './organization.reads.js';
export { organizationOf } from './organization.resolver.js';
export {
  customRuleName,
  lateCorrections,
  OrganizationType,
  type OrganizationView,
  type OvertimeRuleHint,
  organizationView,
  overtimeRule,
  rounding,
  weekday,
} from './organization.types.js';
export { changesMustStartAfterClosedPeriods } from './pay-settings.rules.js';
export { planRuleChanges } from './pay-settings.service.js';
export {
  changeFrom,
  createRuleTimeline,
  dateAt,
  findRulesInForce,
  findValueOn,
  instantsOf,
  zoneAt,
  zoneOn,
} from './rule-timeline.rules.js';
export { timezone } from './timezone.inputs.js';

export const organizationFeature: Feature = {
  name: 'organization',
  description: 'The organization and its settings.',
  entities: [Organization],
  nodes: organizationNodes,
  api: organizationApi,
  migrations: [{ name: '0001-organization', class: OrganizationBaseline }],
  sweeps: [scheduledSettingsSweep],
};

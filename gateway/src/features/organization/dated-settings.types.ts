import type { CalendarDate, Weekday } from '@timetrack/contracts/calendar';
import type { OvertimeRule, RoundingRule } from '../../pay-engine/index.js';
import type { OrganizationCustomRule } from './custom-rule.rules.js';

export const defaultTimezone = 'America/Denver';

export interface DatedValues {
  /** An IANA time zone. Null if the organization has not set one. */
  readonly timezone: string | null;
  readonly roundingRule: RoundingRule;
  readonly overtimeRule: OvertimeRule;
  /** The limits that the rule CUSTOM means. Null with any other rule. */
  readonly customRuleId: string | null;
  /** Whether missed breaks in California are paid with an hour (Labor Code 226.7). */
  readonly breakPremiums: boolean;
  readonly workweekStartsOn: Weekday;
  /** The pay period plan, which belongs to the feature `pay-periods`. */
  readonly payCalendar: PayCalendarValue;
}

interface PayCalendarValue {
  readonly kind: 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY';
  /** The first day of one period, from which all others follow. */
  readonly anchorDate: CalendarDate;
}

/** Two weeks from Sunday to Saturday. It applies until an organization chooses another calendar. */
export const defaultPayCalendar: PayCalendarValue = { kind: 'BIWEEKLY', anchorDate: '2026-01-04' };

export type DatedSetting = keyof DatedValues;

export const ruleSettings = [
  'timezone',
  'roundingRule',
  'overtimeRule',
  'customRuleId',
  'breakPremiums',
  'workweekStartsOn',
] as const;

export type RuleSetting = (typeof ruleSettings)[number];

/** New values of pay rules. A setting that is absent does not change. */
export type RuleChanges = { readonly [Setting in RuleSetting]?: DatedValues[Setting] | undefined };

export interface DatedChange<Setting extends DatedSetting = DatedSetting> {
  readonly setting: Setting;
  readonly value: DatedValues[Setting];
  /** The first day. `beginning` replaces the whole history. */
  readonly from: CalendarDate;
}

/** The first day of a value that has held from the beginning. */
export const beginning: CalendarDate = '0001-01-01';

/** A value that holds from a day until the next value of the same setting. */
export interface DatedValue<Setting extends DatedSetting = DatedSetting> {
  readonly from: CalendarDate;
  readonly value: DatedValues[Setting];
}

/** The values of each setting over time, earliest first. The first value of a setting holds from the beginning. */
export type ValuesOverTime = {
  readonly [Setting in DatedSetting]: readonly [DatedValue<Setting>, ...DatedValue<Setting>[]];
};

export interface SettingsHistory extends ValuesOverTime {
  /** The limits that administrators have set, retired ones included. */
  readonly customRules: readonly OrganizationCustomRule[];
}

import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import {
  type DatedRules,
  dateOf,
  dayNumberOf,
  findLocalCalendar,
  findRuleCalendar,
  type OrganizationRules,
  type RuleTimeline,
} from '../../pay-engine/index.js';
import { type Period, periodOfDays, type Timezone } from './calendar.rules.js';
import {
  beginning,
  type DatedChange,
  type DatedSetting,
  type DatedValue,
  type DatedValues,
  defaultTimezone,
  ruleSettings,
  type SettingsHistory,
  type ValuesOverTime,
} from './dated-settings.types.js';
import type { DatedTimezone } from './organization.types.js';

export function findValueOn<Setting extends DatedSetting>(
  history: ValuesOverTime,
  setting: Setting,
  date: CalendarDate,
): DatedValues[Setting] {
  const values = history[setting];
  return (values.findLast(({ from }) => from <= date) ?? values[0]).value;
}

/** The history after a change, which replaces later values of the same setting. */
export function changeFrom<Setting extends DatedSetting>(
  history: SettingsHistory,
  { setting, value, from }: DatedChange<Setting>,
): SettingsHistory {
  const values: ValuesOverTime[Setting] = (history as ValuesOverTime)[setting];
  const earlier: readonly DatedValue<Setting>[] = values.filter((each) => each.from < from);
  const isRepeated = JSON.stringify(earlier.at(-1)?.value) === JSON.stringify(value);
  return { ...history, [setting]: isRepeated ? earlier : [...earlier, { from, value }] };
}

/** The rules over time: one entry from the beginning, and one for each day on which a rule changes. */
export function createRuleTimeline(history: SettingsHistory): RuleTimeline {
  const days = new Set(ruleSettings.flatMap((setting) => history[setting].map(({ from }) => from)));
  const [, ...changes] = [...days.add(beginning)].sort();
  return [
    { ...findRulesOn(history, beginning), from: null },
    ...changes.map((from): DatedRules => ({ ...findRulesOn(history, from), from })),
  ];
}

function findRulesOn(history: SettingsHistory, date: CalendarDate): OrganizationRules {
  const overtimeRule = findValueOn(history, 'overtimeRule', date);
  const customRuleId = findValueOn(history, 'customRuleId', date);
  return {
    timezone: findValueOn(history, 'timezone', date) ?? defaultTimezone,
    roundingRule: findValueOn(history, 'roundingRule', date),
    overtimeRule,
    customRule: overtimeRule === 'CUSTOM' ? history.customRules.find(({ id }) => id === customRuleId) : undefined,
    breakPremiums: findValueOn(history, 'breakPremiums', date),
    workweekStartsOn: findValueOn(history, 'workweekStartsOn', date),
  };
}

export function findRulesInForce(timeline: RuleTimeline, date: CalendarDate): Omit<DatedRules, 'from'> {
  const { from: _from, ...rules } = timeline.findLast(({ from }) => from === null || from <= date) ?? timeline[0];
  return rules;
}

/**
 * The time range that a range of dates, both ends included, covers under the time zones of the timeline. The first day
 * in a new zone starts at midnight in the old one, so that every instant has exactly one date.
 */
export function instantsOf(timeline: RuleTimeline, dates: DateRange): Period {
  return periodOfDays(dates, timeline);
}

/** The IANA time zone of an instant. */
export function zoneAt(timezone: Timezone, instant: Date): string {
  if (typeof timezone === 'string') return timezone;
  const zones = listTimezones(timezone);
  return (zones.findLast(({ startsAt }) => startsAt !== null && startsAt <= instant) ?? zones[0]).timezone;
}

/** The IANA time zone of a date. */
export function zoneOn(timezone: Timezone, date: CalendarDate): string {
  return typeof timezone === 'string' ? timezone : findRulesInForce(timezone, date).timezone;
}

/**
 * The time zones of a timeline. A zone farther west begins at its own midnight, which is later than that of the zone before
 * it, so that each instant has its date in its zone.
 */
export function listTimezones(timeline: RuleTimeline): [DatedTimezone, ...DatedTimezone[]] {
  const zones: [DatedTimezone, ...DatedTimezone[]] = [{ timezone: timeline[0].timezone, from: null, startsAt: null }];
  for (const { timezone, from } of timeline) {
    const before = zones.at(-1)?.timezone;
    if (from === null || before === undefined || timezone === before) continue;
    const midnights = [before, timezone].map((zone) => findLocalCalendar(zone).startOf(dayNumberOf(from)));
    zones.push({ timezone, from, startsAt: new Date(Math.max(...midnights)) });
  }
  return zones;
}

/** The date of an instant under the time zones of the timeline. */
export function dateAt(timeline: RuleTimeline, instant: Date): CalendarDate {
  return dateOf(findRuleCalendar(timeline).dayAt(instant.getTime()));
}

import { weekdays } from '@timetrack/calendar';
import { registerEnumType } from 'type-graphql';
import { overtimeRules } from './organization.types.js';

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Each in Name]: Each };

export const OvertimeRuleType = named(overtimeRules);
export const WeekdayType = named(weekdays);

registerEnumType(OvertimeRuleType, {
  name: 'OvertimeRule',
  description: 'Under which law overtime is counted: none, the federal one (FLSA), or California Labor Code 510.',
});
registerEnumType(WeekdayType, { name: 'Weekday' });

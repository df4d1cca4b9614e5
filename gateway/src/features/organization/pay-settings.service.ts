import type { CalendarDate } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../access/index.js';
import { enforce } from '../../platform/errors/index.js';
import { chosenRuleMustBeActive } from './custom-rule.rules.js';
import { type RuleChanges, type RuleSetting, ruleSettings, type SettingsHistory } from './dated-settings.types.js';
import { changesMustStartAfterClosedPeriods, proposeFirstDay } from './pay-settings.rules.js';
import { changeFrom, createRuleTimeline, dateAt, findValueOn, instantsOf } from './rule-timeline.rules.js';

type Context = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

export interface PlannedChanges {
  readonly from: CalendarDate;
  /** The settings that change. Empty when the changes contain only the values in force. */
  readonly settings: readonly RuleSetting[];
  readonly changes: RuleChanges;
  readonly today: CalendarDate;
  readonly lastClosedDay: CalendarDate | null;
  readonly after: SettingsHistory;
}

/** An overtime rule comes with its limits, so that they always change together. Another rule than CUSTOM has no limits of its own. */
function completeChanges({ customRuleId, ...changes }: RuleChanges): RuleChanges {
  if (changes.overtimeRule === undefined) return changes;
  return { ...changes, customRuleId: changes.overtimeRule === 'CUSTOM' ? (customRuleId ?? null) : null };
}

const ofOvertime: readonly RuleSetting[] = ['overtimeRule', 'customRuleId'];

/**
 * Chooses the first day of the changes and the settings to change. With `effectiveFrom`, these are all settings that the
 * caller names, because their later changes are replaced. Without it, they are those that differ from the values in force.
 *
 * Fails with CONFLICT when `effectiveFrom` is not after the last closed day, and with NOT_FOUND or CONFLICT for a custom rule that
 * is unknown or retired.
 */
export async function planRuleChanges(
  context: Context,
  before: SettingsHistory,
  input: RuleChanges,
  effectiveFrom: CalendarDate | null,
): Promise<PlannedChanges> {
  const changes = completeChanges(input);
  if (changes.customRuleId) enforce(chosenRuleMustBeActive(changes.customRuleId, before.customRules));
  const { today, lastClosedDay, firstDay } = await proposeDays(context, before);
  const from = effectiveFrom ?? firstDay;
  const isChanged = (setting: RuleSetting) =>
    changes[setting] !== undefined &&
    (effectiveFrom !== null || changes[setting] !== findValueOn(before, setting, today));
  const isOvertimeChanged = ofOvertime.some(isChanged);
  const settings = ruleSettings.filter(
    (setting) => isChanged(setting) || (isOvertimeChanged && ofOvertime.includes(setting)),
  );
  if (settings.length > 0) enforce(changesMustStartAfterClosedPeriods(from, lastClosedDay));
  const after = settings.reduce<SettingsHistory>(
    (history, setting) => changeFrom(history, { setting, value: changes[setting] as never, from }),
    before,
  );
  return { from, settings, changes, today, lastClosedDay, after };
}

/** The organization's date, and the first day of a change that does not name one. */
async function proposeDays({ em, viewer, platform }: Context, history: SettingsHistory) {
  const { organizationId } = viewer;
  const timeline = createRuleTimeline(history);
  const today = dateAt(timeline, platform.clock.now());
  const { from: startsAt } = instantsOf(timeline, { startDate: today, endDate: today });
  const lastClosedDay = await platform.payHistory.findLastClosedDay(em, organizationId);
  const hasPayBeforeToday = await platform.payHistory.hasPayBefore(em, organizationId, { date: today, startsAt });
  return { today, lastClosedDay, firstDay: proposeFirstDay({ today, lastClosedDay, hasPayBeforeToday }) };
}

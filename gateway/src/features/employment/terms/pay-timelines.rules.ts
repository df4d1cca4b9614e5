import type { CalendarDate } from '@timetrack/contracts/calendar';
import type { DatedRules, RuleTimeline } from '../../../pay-engine/index.js';
import { createRuleTimeline, findRulesInForce, type SettingsHistory } from '../../organization/index.js';
import type { DatedTerms } from './terms.types.js';

/** The rules of pay of each person over time. */
export interface PayTimelines {
  readonly organization: RuleTimeline;
  /** Each timeline once: people with equal terms share one. */
  readonly all: readonly RuleTimeline[];
  /** The timeline of a person: that of the organization with their terms laid over it. */
  of(userId: string): RuleTimeline;
}

/** The terms that decide about pay. */
type PayTerms = Pick<
  DatedTerms,
  'from' | 'exempt' | 'overtimeRule' | 'customRuleId' | 'waivesFirstMeal' | 'waivesSecondMeal'
>;

export interface TermsOfPerson extends PayTerms {
  readonly userId: string;
}

/** @param terms by person and day, of the people whose timelines are needed */
export function createPayTimelines(history: SettingsHistory, terms: readonly TermsOfPerson[]): PayTimelines {
  const organization = createRuleTimeline(history);
  const timelines = new Map<string, RuleTimeline>();
  const byPerson = new Map<string, RuleTimeline>();
  for (const [userId, own] of Map.groupBy(terms, (each) => each.userId)) {
    const key = JSON.stringify(own.map(({ userId: _userId, ...each }) => each));
    const timeline = timelines.get(key) ?? layOver(organization, own, history);
    timelines.set(key, timeline);
    byPerson.set(userId, timeline);
  }
  return {
    organization,
    all: [organization, ...timelines.values()],
    of: (userId) => byPerson.get(userId) ?? organization,
  };
}

function layOver(
  organization: RuleTimeline,
  terms: readonly PayTerms[],
  { customRules }: Pick<SettingsHistory, 'customRules'>,
): RuleTimeline {
  const beginning = terms.find(({ from }) => from === firstDay);
  const rulesOn = (from: CalendarDate | null): DatedRules => {
    const own = from === null ? beginning : terms.findLast((each) => each.from <= from);
    const rules = from === null ? organization[0] : findRulesInForce(organization, from);
    if (!own) return { ...rules, from };
    const { exempt, waivesFirstMeal, waivesSecondMeal, overtimeRule, customRuleId } = own;
    return {
      ...{ ...rules, from, exempt, waivesFirstMeal, waivesSecondMeal },
      ...(overtimeRule && { overtimeRule, customRule: customRules.find(({ id }) => id === customRuleId) }),
    };
  };
  const days = new Set([...organization, ...terms].flatMap(({ from }) => (from && from !== firstDay ? [from] : [])));
  return [rulesOn(null), ...[...days].sort().map(rulesOn)];
}

/** The day of terms that hold from the beginning. */
const firstDay: CalendarDate = '0001-01-01';

import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { compareByName, readUsers, type UserView } from '../../identity/index.js';
import { beginning, findValueOn, type SettingsHistory } from '../../organization/index.js';
import { readPositions } from '../positions/position.queries.js';
import { findPeople, readEmploymentTerms } from './terms.queries.js';
import { findTermsOn } from './terms.rules.js';
import { type DatedTerms, defaultTerms, type TermsView } from './terms.types.js';

/** Presents terms of a person, with the overtime rule in force on a day. */
export type PresentTerms = (user: UserView, terms: DatedTerms, date: CalendarDate) => TermsView;

export async function createPresenter(em: EntityManager, { history, terms }: Facts): Promise<PresentTerms> {
  const ruleNames = new Map(history.customRules.map((rule) => [rule.id, rule]));
  const positions = await readPositions(em, new Set(terms.flatMap(({ positionId }) => positionId ?? [])));
  const named = <Thing extends { readonly name: string }>(things: ReadonlyMap<string, Thing>, id: string | null) =>
    id === null ? null : { id, name: things.get(id)?.name ?? '' };
  return (user, { from, customRuleId, positionId, ...shown }, date) => {
    const inForce = shown.overtimeRule
      ? { rule: shown.overtimeRule, customRuleId }
      : { rule: findValueOn(history, 'overtimeRule', date), customRuleId: findValueOn(history, 'customRuleId', date) };
    return {
      user,
      from: from === beginning ? null : from,
      exempt: shown.exempt,
      overtimeRule: shown.overtimeRule,
      customRule: named(ruleNames, customRuleId),
      overtimeRuleInForce: inForce.rule,
      customRuleInForce: named(ruleNames, inForce.rule === 'CUSTOM' ? inForce.customRuleId : null),
      contractMinutes: shown.contractMinutes,
      position: named(positions, positionId),
      waivesFirstMeal: shown.waivesFirstMeal,
      waivesSecondMeal: shown.waivesSecondMeal,
    };
  };
}

interface Facts {
  readonly history: SettingsHistory;
  readonly terms: readonly DatedTerms[];
}

/** The terms of these people on a day, or of everyone with null, by name. Deleted people are left out. */
export async function readTermsOn(
  em: EntityManager,
  { organizationId, userIds, date, history }: TermsOnDay,
): Promise<TermsView[]> {
  const people = (await readUsers(em, await findPeople(em, userIds))).toSorted(compareByName);
  const rows = Map.groupBy(await readEmploymentTerms(em, organizationId, userIds), ({ userId }) => userId);
  const termsOf = ({ id }: UserView) => findTermsOn(rows.get(id) ?? [], date) ?? { ...defaultTerms, from: beginning };
  const terms = people.map((person) => [person, termsOf(person)] as const);
  const present = await createPresenter(em, { history, terms: terms.map(([, each]) => each) });
  return terms.map(([person, each]) => present(person, each, date));
}

interface TermsOnDay {
  readonly organizationId: string;
  readonly userIds: readonly string[] | null;
  readonly date: CalendarDate;
  readonly history: SettingsHistory;
}

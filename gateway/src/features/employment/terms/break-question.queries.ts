import { asksForBreaks, findRuleCalendar } from '../../../pay-engine/index.js';
import { historyOfText, selectHistoryText } from '../../organization/index.js';
import { createPayTimelines, type TermsOfPerson } from './pay-timelines.rules.js';

/** Whether California's law holds for anyone on any day. PostgreSQL evaluates it once for each statement. */
const selectIsCalifornian = `(
  select overtime_rule = 'CALIFORNIA'
    or exists (
      select from dated_settings
      where organization_id = :organization and setting = 'overtimeRule' and value = '"CALIFORNIA"')
    or exists (select from employment_terms where organization_id = :organization and overtime_rule = 'CALIFORNIA')
  from organizations where id = :organization)`;

/**
 * SQL for the rules that decide whether a clock-out has the question about breaks, as a text that `isAskedForBreaks` reads. Null
 * if California's law never holds.
 */
export function selectBreakQuestion(userId: string): string {
  return `(case when ${selectIsCalifornian} then
    (select ${selectHistoryText} from organizations where id = :organization)
    || chr(10) || coalesce(
      (select jsonb_agg(jsonb_build_object('userId', user_id, 'from', from_date, 'exempt', exempt,
         'overtimeRule', overtime_rule, 'customRuleId', custom_rule_id) order by from_date)::text
       from employment_terms
       where organization_id = :organization and employment_terms.user_id = ${userId}), '[]') end)`;
}

/** Whether the clock-out of a shift that starts at this instant has the question about breaks. */
export function isAskedForBreaks(question: string | null, { userId, clockInAt }: StartOfShift): boolean {
  if (question === null) return false;
  const end = question.indexOf('\n');
  const terms = JSON.parse(question.slice(end + 1)) as readonly TermsOfPerson[];
  const timeline = createPayTimelines(historyOfText(question.slice(0, end)), terms).of(userId);
  return asksForBreaks(findRuleCalendar(timeline).rulesAt(clockInAt.getTime()));
}

interface StartOfShift {
  readonly userId: string;
  readonly clockInAt: Date;
}

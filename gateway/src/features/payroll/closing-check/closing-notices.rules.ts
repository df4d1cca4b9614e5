import type { DatedRules } from '../../../pay-engine/index.js';
import type { OvertimeRuleHint } from '../../organization/index.js';
import type { ClosingNotice, ExceptionGroup } from './closing-check.types.js';

interface Facts {
  readonly hints: readonly OvertimeRuleHint[];
  readonly exceptions: readonly ExceptionGroup[];
  /** The rules of the organization on the last day of the period. */
  readonly rules: Pick<DatedRules, 'breakPremiums'>;
}

/** What may be missing in everyone’s pay. A hint that only may apply to people elsewhere is left to the settings. */
export function listNotices({ hints, exceptions, rules }: Facts): ClosingNotice[] {
  const missed = exceptions.find(({ code }) => code === 'MISSED_MEAL_BREAK')?.count ?? 0;
  const certain = hints.filter(({ isCertain }) => isCertain);
  return [
    ...certain.map(({ message }) => ({ code: 'OVERTIME_RULE' as const, message })),
    ...(missed > 0 && !rules.breakPremiums
      ? [{ code: 'BREAK_PREMIUMS_OFF' as const, message: describeMissedMeals(missed) }]
      : []),
  ];
}

function describeMissedMeals(count: number): string {
  const meals = count === 1 ? '1 missed meal break is' : `${count} missed meal breaks are`;
  return `${meals} not paid with an hour of premium (California Labor Code 226.7), because break premiums are off in Settings.`;
}

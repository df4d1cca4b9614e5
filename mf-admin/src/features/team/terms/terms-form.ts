import { formatDuration, type ZodForm } from '@timetrack/screens';
import * as z from 'zod/mini';
import { choiceOf, readChoice } from '../../../components/overtime-rules.js';
import type { EmploymentTermsChangeInput } from '../../../gql/graphql.js';
import type { Terms } from './terms-words.js';

/** The value of a field that keeps the different values of several people. */
export const unchanged = 'unchanged';

const weeklyHours = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isWeek(readMinutes(text)), 'Weekly hours must be from 0.5 to 168, such as 37.5'),
);

/** Reads `37.5`, and `37h 30m` as the form shows it. NaN for any other text. */
function readMinutes(text: string): number {
  if (/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return Math.round(Number(text.replace(',', '.')) * 60);
  const [, hours, minutes = '0'] = /^(\d{1,3})h(?: (\d{1,2})m)?$/.exec(text) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

const isWeek = (minutes: number) => minutes >= 30 && minutes <= 168 * 60;

export const termsSchema = z.object({
  from: z.string().check(z.minLength(1, 'First day is required')),
  exempt: z.string(),
  /** The key of a law, the id of one of the organization's rules, or empty for the organization's rule. */
  overtimeRule: z.string(),
  weeklyHours,
  /** Empty for no position. */
  positionId: z.string(),
  waivesFirstMeal: z.string(),
  waivesSecondMeal: z.string(),
});

export type TermsValues = z.output<typeof termsSchema>;
export type TermsForm = ZodForm<TermsValues>;

/** The values that the form begins with: the terms of one person, or nothing changed for several. */
export function valuesOf(terms: Terms | null, from: string): TermsValues {
  if (!terms) {
    return {
      ...{ from, weeklyHours: '', exempt: unchanged, overtimeRule: unchanged, positionId: unchanged },
      ...{ waivesFirstMeal: unchanged, waivesSecondMeal: unchanged },
    };
  }
  const { overtimeRule, customRule, contractMinutes, position } = terms;
  return {
    from,
    exempt: String(terms.exempt),
    overtimeRule: overtimeRule === null ? '' : choiceOf({ key: overtimeRule, customRuleId: customRule?.id ?? null }),
    weeklyHours: contractMinutes === null ? '' : formatDuration(contractMinutes),
    positionId: position?.id ?? '',
    waivesFirstMeal: String(terms.waivesFirstMeal),
    waivesSecondMeal: String(terms.waivesSecondMeal),
  };
}

export type TermsChanges = Omit<EmploymentTermsChangeInput, 'userIds' | 'from'>;

/** The fields that differ from those at the beginning, so that other fields keep their later values. */
export function changesIn(values: TermsValues, initial: TermsValues): TermsChanges {
  const isChanged = (field: keyof TermsValues) => values[field] !== initial[field] && values[field] !== unchanged;
  return {
    ...(isChanged('exempt') && { exempt: values.exempt === 'true' }),
    ...(isChanged('overtimeRule') && readRule(values.overtimeRule)),
    ...(isChanged('weeklyHours') && { contractMinutes: readContract(values.weeklyHours.trim()) }),
    ...(isChanged('positionId') && { positionId: values.positionId || null }),
    ...(isChanged('waivesFirstMeal') && { waivesFirstMeal: values.waivesFirstMeal === 'true' }),
    ...(isChanged('waivesSecondMeal') && { waivesSecondMeal: values.waivesSecondMeal === 'true' }),
  };
}

function readRule(choice: string): TermsChanges {
  if (choice === '') return { overtimeRule: null };
  const { overtimeRule, customRuleId } = readChoice(choice);
  return customRuleId === null ? { overtimeRule } : { overtimeRule, customRuleId };
}

const readContract = (text: string) => (text === '' ? null : readMinutes(text));

/** The server's names of fields that have another name in the form. */
export const serverFields = { customRuleId: 'overtimeRule', contractMinutes: 'weeklyHours', userIds: 'from' } as const;

import * as z from 'zod/mini';
import type { OvertimeCountry, OvertimeRuleCreateInput } from '../../../../gql/graphql.js';

export const countries = ['US', 'CA', 'OTHER'] as const satisfies readonly OvertimeCountry[];

const hours = z.pipe(
  z.string().check(z.trim(), z.regex(/^(\d{1,3}([.,]\d{1,2})?)?$/, 'Enter hours, such as 8 or 7.5')),
  z.transform((text) => (text === '' ? null : Math.round(Number(text.replace(',', '.')) * 60))),
);

export const customRuleSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  country: z.enum(countries),
  dailyMinutes: hours,
  dailyDoubleMinutes: hours,
  consecutiveMinutes: hours,
  weeklyMinutes: hours,
  nthDay: z.pipe(
    z.string(),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  source: z.string(),
});

/** Limits are texts in hours while they are edited. */
export type CustomRuleValues = z.input<typeof customRuleSchema>;

export const newRule: CustomRuleValues = {
  ...{ name: '', country: 'US', source: '' },
  ...{ dailyMinutes: '', dailyDoubleMinutes: '', consecutiveMinutes: '', weeklyMinutes: '', nthDay: '' },
};

export function createInput(rule: z.output<typeof customRuleSchema>): OvertimeRuleCreateInput {
  const { name, country, source, ...limits } = rule;
  return { name, country, limits, source: source.trim() || null };
}

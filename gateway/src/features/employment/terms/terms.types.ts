import type { CalendarDate } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import type { OvertimeRule } from '../../../pay-engine/index.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userName, userView } from '../../identity/index.js';
import { customRuleName, overtimeRule } from '../../organization/index.js';
import { positionName } from '../positions/position.types.js';

/** What holds for the pay of a person. */
export interface Terms {
  readonly exempt: boolean;
  /** Null for the rule of the organization. */
  readonly overtimeRule: OvertimeRule | null;
  /** The rule that CUSTOM means. Null with any other rule. */
  readonly customRuleId: string | null;
  /** The agreed minutes of a week. */
  readonly contractMinutes: number | null;
  readonly positionId: string | null;
  readonly waivesFirstMeal: boolean;
  readonly waivesSecondMeal: boolean;
}

/** Terms that hold from a day until the next row of the same person. `0001-01-01` is the beginning. */
export interface DatedTerms extends Terms {
  readonly from: CalendarDate;
}

export interface TermsRow extends DatedTerms {
  readonly userId: string;
}

/** New values. A field that is absent does not change. */
export type TermsChanges = { readonly [Field in keyof Terms]?: Terms[Field] | undefined };

/** The terms of a person without a row. */
export const defaultTerms: Terms = {
  exempt: false,
  overtimeRule: null,
  customRuleId: null,
  contractMinutes: null,
  positionId: null,
  waivesFirstMeal: false,
  waivesSecondMeal: false,
};

export const termsView = z.object({
  user: userView.describe('The person.'),
  from: z.iso.date().nullable().describe('The first day of these terms. Null if they hold from the beginning.'),
  exempt: z.boolean().describe('Whether the person is exempt from overtime (29 CFR part 541).'),
  overtimeRule: overtimeRule.nullable().describe('The person’s own rule. Null for the rule of the organization.'),
  customRule: customRuleName.nullable().describe('The rule that CUSTOM means. Null with any other rule.'),
  overtimeRuleInForce: overtimeRule.describe(
    'The person’s rule, or else that of the organization on this day: in a history, on the first day of these terms, or today if they hold from the beginning.',
  ),
  customRuleInForce: customRuleName.nullable().describe('The rule that CUSTOM means there. Null with any other rule.'),
  contractMinutes: z.int().nullable().describe('The agreed minutes of a week. Null if they are not known.'),
  position: positionName.nullable().describe('What the person is employed as.'),
  waivesFirstMeal: z
    .boolean()
    .describe('Whether the person waives the meal of shifts of at most 6 hours (California Labor Code 512(a)).'),
  waivesSecondMeal: z
    .boolean()
    .describe(
      'Whether the person waives the second meal of shifts of at most 12 hours (California Labor Code 512(a)).',
    ),
});

export type TermsView = Readonly<z.infer<typeof termsView>>;

export const EmploymentTermsType = objectFromZod(
  'EmploymentTerms',
  termsView,
  'What holds for the pay of a person from a day on.',
);

/** The shape in REST, which shows only the name of the person. */
export const termsJson = termsView.extend({ user: userName });

import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { CalendarDate } from '../../../platform/graphql/schema/scalars.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { flag } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { beginning, findCustomRuleProblems, overtimeRule } from '../../organization/index.js';
import { findChangeProblems } from './terms.rules.js';

export const termsInput = z.object({
  on: calendarDate('Day').nullish().describe('The day on which the terms hold. Today by default.'),
  userId: idInput.nullish().describe('The id of one person. By default everyone.'),
});

export const termsPageInput = termsInput.extend(forwardPageInput);

export const termsHistoryInput = z.object({ userId: idInput.describe('The id of the person.') });

export const termsHistoryPageInput = termsHistoryInput.extend(forwardPageInput);

const nobody = 'Choose at least one person';

/** One request locks the pay history of the organization, so it must not take long. */
const maxPeople = 500;

const people = graphqlTypeOf(
  z
    .array(z.string({ error: 'A person must be chosen by an id' }).pipe(idInput), { error: nobody })
    .min(1, nobody)
    .max(maxPeople, `At most ${maxPeople} people can be chosen`)
    .transform((ids) => [...new Set(ids)]),
  () => [ID],
);

const missingDay = 'From is required';

const firstDay = graphqlTypeOf(
  z.iso
    .date({
      error: ({ input }) =>
        input === undefined || input === null || input === '' ? missingDay : 'From must be a date such as 2026-03-08',
    })
    .refine((day) => day === beginning || day >= '1970-01-01', {
      error: `From must be 1970-01-01 or later, or ${beginning} for the beginning`,
    }),
  () => CalendarDate,
);

const wrongContract = 'Contract minutes must be a whole number from 1 to 10,080';

const optionalId = (label: string) =>
  graphqlTypeOf(z.string({ error: `${label} must be chosen by its id` }).pipe(idInput), () => ID).nullish();

const changesShape = {
  exempt: flag('Exempt').nullish().describe('Whether the people are exempt from overtime. Null means false.'),
  overtimeRule: overtimeRule.nullish().describe('Their own overtime rule. Null restores the rule of the organization.'),
  customRuleId: optionalId('A rule').describe('The id of an active custom rule: exactly with CUSTOM.'),
  contractMinutes: z
    .int(wrongContract)
    .min(1, wrongContract)
    .max(10_080, wrongContract)
    .nullish()
    .describe('The agreed minutes of a week, from 1 to 10,080. Null if they are not known.'),
  positionId: optionalId('A position').describe('The id of an active position. Null removes the position.'),
  waivesFirstMeal: flag('Waives the first meal')
    .nullish()
    .describe('Whether they waive the meal of shifts of at most 6 hours. Null means false.'),
  waivesSecondMeal: flag('Waives the second meal')
    .nullish()
    .describe('Whether they waive the second meal of shifts of at most 12 hours. Null means false.'),
};

const checkedFields = [
  ...(['exempt', 'overtimeRule', 'customRuleId', 'contractMinutes', 'positionId'] as const),
  ...(['waivesFirstMeal', 'waivesSecondMeal'] as const),
] as const;

/** The terms of a new person: unlike a change, they may be empty. */
export const firstTermsInput = checkTogether(
  z.object(changesShape, { error: 'Terms must be an object' }),
  checkedFields,
  (given) => findCustomRuleProblems(given),
);
inputFromZod('FirstTermsInput', firstTermsInput, 'The terms of a new person. Absent fields have their defaults.');

export const changeTermsInput = checkTogether(
  z.object({
    userIds: people.describe('The ids of 1 to 500 people.'),
    from: firstDay.describe(
      `The first day, after the last closed pay period and at most a year ahead. ${beginning} means from the beginning.`,
    ),
    ...changesShape,
  }),
  checkedFields,
  findChangeProblems,
).describe('The people and their new terms. Absent fields stay unchanged, and null restores the default.');

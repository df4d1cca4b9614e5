import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { payrollPerson } from '../run/payroll-entry.types.js';

const minutesShape = {
  regularMinutes: z.int().describe('The difference. Negative if fewer minutes are paid as regular time.'),
  overtimeMinutes: z.int().describe('The difference. Negative if less overtime is paid.'),
  doubleTimeMinutes: z.int().describe('The difference. Negative if less double time is paid.'),
  mealPremiumMinutes: z.int().describe('The difference of premiums for missed meal breaks.'),
  restPremiumMinutes: z.int().describe('The difference of premiums for missed rest breaks.'),
  qualifiedOvertimeMinutes: z.int().describe('The difference of overtime that the FLSA itself requires.'),
};

export const differenceShape = {
  people: z.int().describe('How many people would be paid different minutes.'),
  ...minutesShape,
};

export const personDifference = z.object({
  user: payrollPerson.describe('The person.'),
  ...minutesShape,
});
objectFromZod(
  'PersonPayDifference',
  personDifference,
  'What a change would change in the pay of a person, in signed minutes.',
);

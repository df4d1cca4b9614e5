import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import { ptoCategory } from '../time-off/index.js';
import { payKind } from './earning-code.types.js';

const optionalId = (label: string) =>
  graphqlTypeOf(z.string({ error: `${label} must be chosen by its id` }).pipe(idInput), () => ID).nullish();

const invalidCode = 'Earning code must have 1 to 20 letters, digits, spaces, dots, hyphens or underscores';

/** A code as payroll providers accept it: plain ASCII, without separators and quotation marks. */
const code = z
  .string({
    error: ({ input }) => (input === undefined ? 'Earning code is required' : 'Earning code must be a string'),
  })
  .trim()
  .regex(/^[A-Za-z0-9 ._-]{1,20}$/, invalidCode)
  .nullable();

export const setEarningCodeInput = z
  .object({
    kind: payKind.describe('How the minutes that the code stands for are paid.'),
    category: ptoCategory.nullish().describe('With PTO: the category of policies whose time off has the code.'),
    policyId: optionalId('A policy').describe(
      'Only with the kind PTO: the one policy whose time off has the code, instead of a category.',
    ),
    jobId: optionalId('A job').describe('The job whose hours of this kind have the code. By default all.'),
    code: code.describe(
      'The code as the payroll provider knows it: 1 to 20 letters, digits, spaces, dots, hyphens or underscores. Null restores the default, or the code of the less specific row.',
    ),
  })
  .describe('One earning code, and what it stands for.');

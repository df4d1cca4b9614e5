import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { flag, nameText } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { ptoCategory } from './pto-policy.types.js';

const hoursInALeapYear = 8784;
const wrongAllowance = `Yearly allowance must be a whole number of hours from 0 to 8,784`;

const name = nameText('Policy name').describe('At most 200 characters, unique among active policies, ignoring case.');
const yearlyAllowanceHours = z
  .int(wrongAllowance)
  .min(0, wrongAllowance)
  .max(hoursInALeapYear, wrongAllowance)
  .describe('How many hours each person may take in a calendar year, from 0 to 8,784. Null means no limit.');

const paid = z
  .boolean({ error: 'Paid must be true or false' })
  .describe('Whether the hours are paid. A new policy is paid by default.');

const category = ptoCategory.describe(
  'What the time off is for, by which earning codes are chosen. VACATION for a new policy by default.',
);

/** Without an allowance, the number of hours is unlimited. A policy is a paid vacation unless the caller says otherwise. */
export const createPtoPolicyInput = z
  .object({
    name,
    yearlyAllowanceHours: yearlyAllowanceHours.nullish(),
    paid: paid.optional(),
    category: category.optional(),
  })
  .describe('The new policy.');

/** Absent fields stay unchanged. An allowance of null removes the limit. */
const updatePtoPolicyShape = z.object({
  name: name.optional(),
  yearlyAllowanceHours: yearlyAllowanceHours.nullish(),
  paid: paid.optional(),
  category: category.optional(),
  retired: z
    .boolean({ error: 'Retired must be true or false' })
    .optional()
    .describe('True retires the policy, so that nobody can request time off under it. False reinstates it.'),
});

export const updatePtoPolicyInput = updatePtoPolicyShape
  .extend({ id: idInput.describe('The id of the policy to change. A retired policy can be changed too.') })
  .describe('The policy and its changes. Absent fields stay unchanged.');

export const deletePtoPolicyInput = z
  .object({
    id: idInput.describe('The id of the policy to delete, or to retire if it has requests.'),
  })
  .describe('The policy to delete.');

export const ptoPoliciesInput = z.object({
  includeRetired: flag('includeRetired').nullish().describe('Whether to include retired policies.'),
});

export const ptoPolicyPageInput = ptoPoliciesInput.extend(forwardPageInput);

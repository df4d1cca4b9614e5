import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.inputs.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { flag, nameText } from '../../../platform/inputs/text.inputs.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { ptoCategory } from './pto-policy.types.js';

const hoursInALeapYear = 8784;
const wrongAllowance = `Yearly allowance must be a whole number of hours from 0 to 8,784`;

const name = nameText('Policy name');
const yearlyAllowanceHours = z.int(wrongAllowance).min(0, wrongAllowance).max(hoursInALeapYear, wrongAllowance);

const paid = z.boolean({ error: 'Paid must be true or false' });

/** Without an allowance, the number of hours is unlimited. A policy is a paid vacation unless the caller says otherwise. */
export const createPtoPolicyInput = z.object({
  name,
  yearlyAllowanceHours: yearlyAllowanceHours.nullish(),
  paid: paid.optional(),
  category: ptoCategory.optional(),
});

/** Absent fields stay unchanged. An allowance of null removes the limit. */
const updatePtoPolicyShape = z.object({
  name: name.optional(),
  yearlyAllowanceHours: yearlyAllowanceHours.nullish(),
  paid: paid.optional(),
  category: ptoCategory.optional(),
  retired: z.boolean({ error: 'Retired must be true or false' }).optional(),
});

export const updatePtoPolicyInput = updatePtoPolicyShape.extend({ id: idInput });

export const deletePtoPolicyInput = z.object({ id: idInput });

export const ptoPoliciesInput = z.object({
  includeRetired: flag('includeRetired').nullish().meta({ description: 'Whether to include retired policies.' }),
});

/** The policies in pages. */
export const ptoPolicyPageInput = ptoPoliciesInput.extend(forwardPageInput);

export const PtoPolicyInput = inputFromZod('PtoPolicyInput', createPtoPolicyInput);
export const UpdatePtoPolicyInput = inputFromZod('UpdatePtoPolicyInput', updatePtoPolicyShape);

import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { longText, required } from '../../../platform/inputs/text.js';
import { pageInput } from '../../../platform/paging/index.js';
import { teamFilter } from '../../teams/index.js';
import { findWrongDays, maxHours, minHours } from './pto-request.rules.js';
import { ptoRequestText } from './pto-request-text.types.js';
import { findTooManyHours } from './time-off-bounds.rules.js';

const wrongHours = `Hours must be a whole number from ${minHours} to ${maxHours}`;

const policyId = graphqlTypeOf(
  required('PTO policy').min(1, 'PTO policy is required').pipe(idInput),
  () => ID,
).describe('The id of an active time-off policy.');
const startDate = calendarDate('Start date').describe('The first day off, in the organization’s calendar.');
const endDate = calendarDate('End date').describe('The last day off, in the organization’s calendar.');
const hours = z
  .int({
    error: ({ input }) => (input === undefined || input === null || input === '' ? 'Hours is required' : wrongHours),
  })
  .min(minHours, wrongHours)
  .max(maxHours, wrongHours)
  .describe(`Whole hours off on all days together, from ${minHours} to ${maxHours}: at most 24 for each day.`);

/** Blank notes count as absent. */
const managerNotes = graphqlTypeOf(
  longText('Manager notes')
    .nullable()
    .transform((text) => (text?.trim() ? text : null)),
  () => String,
).describe('A note for the requester, at most 20,000 characters, or blank.');

const confirmFullDays = z
  .boolean({ error: 'confirmFullDays must be true or false' })
  .nullish()
  .describe('Confirm 24 hours of time off on one day.');

const decidePtoShape = z.object({
  managerNotes: managerNotes.optional(),
  removeFromShifts: z
    .boolean({ error: 'removeFromShifts must be true or false' })
    .nullish()
    .describe('Take the person off coming shifts with others. Denying ignores it.'),
  cancelEmptyShifts: z
    .boolean({ error: 'cancelEmptyShifts must be true or false' })
    .nullish()
    .describe('With `removeFromShifts`, cancel the shifts that nobody else works.'),
  confirmOverAllowance: z
    .boolean({ error: 'confirmOverAllowance must be true or false' })
    .nullish()
    .describe('Approve beyond the yearly allowance. Denying ignores it.'),
  confirmWorkedDays: z
    .boolean({ error: 'confirmWorkedDays must be true or false' })
    .nullish()
    .describe('Approve time off on days that the person has worked. Denying ignores it.'),
  confirmFullDays,
});
const requestPtoShape = z.object({
  userId: graphqlTypeOf(idInput, () => ID)
    .nullish()
    .describe(
      'The active person who is off, the caller by default. Time off that a manager records for another person is approved at once, with the options of an approval.',
    ),
  policyId,
  startDate,
  endDate,
  hours,
  ...ptoRequestText.inputs,
  ...decidePtoShape.shape,
});
const revokePtoShape = z.object({ managerNotes: managerNotes.optional() });

const orderedRequest = checkTogether(requestPtoShape, ['startDate', 'endDate'], ({ startDate: first, endDate: last }) =>
  findWrongDays(first, last),
);
export const requestPtoInput = checkTogether(
  orderedRequest,
  ['startDate', 'endDate', 'hours'],
  findTooManyHours,
).describe('The new request.');

export const decidePtoInput = decidePtoShape
  .extend({ id: idInput.describe('The id of the request, which must be PENDING.') })
  .describe('The decision about a request.');

export const revokePtoInput = revokePtoShape
  .extend({ id: idInput.describe('The id of the request, which must be APPROVED.') })
  .describe('The approval to revoke.');

export const cancelPtoInput = z
  .object({ id: idInput.describe('The id of the caller’s own request, which must be PENDING.') })
  .describe('The request to cancel.');

export const ptoRequestsInput = z.object(pageInput);

export const requestsOfTeamInput = ptoRequestsInput.extend({ teamId: teamFilter });

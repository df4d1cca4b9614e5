import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';
import { lateCorrections } from '../../organization/index.js';
import { closingBlockerCode, payPeriodDays, payPeriodStatus } from '../../pay-periods/index.js';
import { payExceptionCode } from '../run/payroll-entry.types.js';

/** Nobody reads through longer lists. The counts are always complete. */
export const maxItems = 200;

const person = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
export type CheckedPerson = Readonly<z.infer<typeof person>>;
objectFromZod('CheckedPerson', person);

const blocker = z.object({
  code: closingBlockerCode,
  message: z.string().meta({ description: 'The error message of an attempt to close the period now.' }),
});
objectFromZod('ClosingBlocker', blocker, 'Something that keeps the pay period from being closed.');

const exceptionItem = z.object({
  user: person,
  date: z.iso.date(),
  timesheetId: z.uuid().nullable(),
  message: z.string(),
});
objectFromZod('ClosingExceptionItem', exceptionItem);

const exceptionGroup = z.object({
  code: payExceptionCode,
  count: z.int(),
  blocksClosing: z.boolean().meta({ description: 'Whether the period can’t be closed before these are corrected.' }),
  items: z
    .array(exceptionItem)
    .meta({ description: `The first ${maxItems}, by last name and date.` })
    .readonly(),
});
export type ExceptionGroup = Readonly<z.infer<typeof exceptionGroup>>;
objectFromZod('ClosingExceptionGroup', exceptionGroup, 'The exceptions of one kind in a pay period.');

const undecidedTimeOff = z.object({
  id: z.uuid(),
  user: person,
  policyName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().meta({ description: 'The last day off.' }),
  hours: z.int(),
});
objectFromZod('UndecidedTimeOff', undecidedTimeOff, 'A request for time off that nobody has decided yet.');

const totals = z.object({
  people: z.int().meta({ description: 'People with paid minutes.' }),
  regularMinutes: z.int(),
  overtimeMinutes: z.int(),
  doubleTimeMinutes: z.int(),
  ptoMinutes: z.int(),
});
export type PayTotals = Readonly<z.infer<typeof totals>>;
objectFromZod('PayTotals', totals, 'Everyone’s pay in whole minutes.');

export const closingCheckJson = payPeriodDays.extend({
  status: payPeriodStatus,
  canClose: z.boolean().meta({ description: 'Whether the viewer may close the period now.' }),
  canReopen: z.boolean().meta({ description: 'Whether the viewer may reopen the period without consent.' }),
  canRequestReopening: z.boolean().meta({
    description: 'Whether the viewer may ask the owners and administrators for consent to reopen the period.',
  }),
  timesheetCount: z.int(),
  unapprovedCount: z.int().meta({ description: 'Timesheets that are in progress or not approved.' }),
  blockers: z.array(blocker).readonly(),
  exceptionCount: z.int(),
  exceptions: z.array(exceptionGroup).readonly(),
  undecidedTimeOffCount: z.int(),
  undecidedTimeOff: z
    .array(undecidedTimeOff)
    .meta({ description: `The first ${maxItems}, by date.` })
    .readonly(),
  withoutEmployeeNumberCount: z.int(),
  withoutEmployeeNumber: z
    .array(person)
    .meta({ description: `The first ${maxItems} people with paid minutes who have no employee number.` })
    .readonly(),
  totals,
  latestVersion: z.int().nullable().meta({
    description: 'The newest version of its pay. Null if the period was never closed.',
  }),
  lateCorrections: lateCorrections.nullable().meta({
    description: 'How a change since the newest version is paid. Null if the period was never closed.',
  }),
});
export type ClosingCheck = Readonly<z.infer<typeof closingCheckJson>>;
export const ClosingCheckType = objectFromZod(
  'ClosingCheck',
  closingCheckJson,
  'What to review before a pay period is closed, and what closing it settles. For a closed period, what it settled.',
);

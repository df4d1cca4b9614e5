import { z } from 'zod';
import { payExceptionCodes, payKinds } from '../../../pay-engine/index.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.builder.js';

const payKind = enumFromZod('PayKind', z.enum(payKinds), 'How minutes are paid. PTO is paid time off.');

export const payExceptionCode = enumFromZod(
  'PayExceptionCode',
  z.enum(payExceptionCodes),
  'What to check before paying.',
);

const payrollPerson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().meta({ description: 'Null after the person was permanently deleted.' }),
  employeeNumber: z.string().nullable().optional().meta({
    description: 'The person’s number at the payroll provider, if there is one.',
  }),
});
/** The person who is paid, with their name at the time of the computation. */
export type PayrollPerson = Readonly<z.infer<typeof payrollPerson>>;
objectFromZod(
  'PayrollPerson',
  payrollPerson,
  'The person who is paid, with their name at the time of the computation.',
);

const payrollJob = z.object({ id: z.uuid(), name: z.string() });
export type PayrollJob = Readonly<z.infer<typeof payrollJob>>;
objectFromZod('PayrollJob', payrollJob);

const jobMinutes = z.object({ job: payrollJob.nullable(), minutes: z.int() });
objectFromZod('PayrollJobMinutes', jobMinutes, 'Credited minutes on one job, or without a job.');

const payLine = z.object({
  date: z.iso.date(),
  timesheetId: z.uuid().nullable().meta({ description: 'Null for paid time off.' }),
  kind: payKind,
  minutes: z.int(),
  rule: z.string().meta({ description: 'A stable name to map to an earning code: FLSA_WEEKLY_OVERTIME.' }),
  explanation: z.string().meta({ description: 'An explanation of the rule, with its legal source.' }),
});
objectFromZod('PayLine', payLine, 'Minutes of one kind on one date, with the rule that produced them.');

const payException = z.object({
  code: payExceptionCode,
  date: z.iso.date(),
  timesheetId: z.uuid(),
  message: z.string(),
});
objectFromZod('PayException', payException, 'Something to check before paying. It does not change any minutes.');

export const payrollEntry = z.object({
  user: payrollPerson,
  regularMinutes: z.int(),
  overtimeMinutes: z.int(),
  doubleTimeMinutes: z.int(),
  ptoMinutes: z.int(),
  unpaidBreakMinutes: z.int().meta({
    description: 'The minutes deducted for unpaid breaks. A short break that counts as work is not deducted.',
  }),
  jobs: z.array(jobMinutes).readonly(),
  lines: z.array(payLine).readonly(),
  exceptions: z.array(payException).readonly(),
});
/** One person's pay for a period: the result of the pay engine with names, in whole minutes. */
export type PayrollEntry = Readonly<z.infer<typeof payrollEntry>>;
export const PayrollEntryType = objectFromZod(
  'PayrollEntry',
  payrollEntry,
  'One person’s pay in whole minutes. Regular, overtime and double time add up to the credited time.',
);

/** The credited time of an entry. Its jobs add up to the same sum. */
export function sumWorkedMinutes(entry: PayrollEntry): number {
  return entry.regularMinutes + entry.overtimeMinutes + entry.doubleTimeMinutes;
}

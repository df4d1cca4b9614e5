import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { PayExceptionCode, PayKind } from '../../../pay-engine/index.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';

export const PayKindEnum = {
  REGULAR: 'REGULAR',
  OVERTIME: 'OVERTIME',
  DOUBLE_TIME: 'DOUBLE_TIME',
  PTO: 'PTO',
} as const satisfies Record<PayKind, PayKind>;

registerEnumType(PayKindEnum, { name: 'PayKind', description: 'How minutes are paid. PTO is paid time off.' });

export const PayExceptionCodeEnum = {
  OPEN_TIMESHEET: 'OPEN_TIMESHEET',
  NOT_APPROVED: 'NOT_APPROVED',
  MISSING_LOCATION: 'MISSING_LOCATION',
  OVER_16_HOURS: 'OVER_16_HOURS',
  MISSED_MEAL_BREAK: 'MISSED_MEAL_BREAK',
} as const satisfies Record<PayExceptionCode, PayExceptionCode>;

registerEnumType(PayExceptionCodeEnum, { name: 'PayExceptionCode', description: 'What to look at before paying.' });

@ObjectType('PayrollPerson', { description: 'Whose pay it is, by the name in force when it was computed.' })
export class PayrollPersonType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Null once the person was permanently deleted.' })
  email!: string | null;
}

@ObjectType('PayrollJob')
export class PayrollJobType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType('PayrollJobMinutes', { description: 'Every worked minute stands on one job, or on none.' })
export class PayrollJobMinutesType {
  @Field(() => PayrollJobType, { nullable: true })
  job!: PayrollJobType | null;

  @Field(() => Int)
  minutes!: number;
}

@ObjectType('PayLine', { description: 'Minutes of one kind on one day, with the rule that made them.' })
export class PayLineType {
  @Field(() => CalendarDate)
  date!: string;

  @Field(() => ID, { nullable: true, description: 'Null for paid time off.' })
  timesheetId!: string | null;

  @Field(() => PayKindEnum)
  kind!: PayKind;

  @Field(() => Int)
  minutes!: number;

  @Field(() => String, { description: 'A stable name, for mapping: FLSA_WEEKLY_OVERTIME.' })
  rule!: string;

  @Field(() => String, { description: 'The rule in words, with its source.' })
  explanation!: string;
}

@ObjectType('PayException', { description: 'What somebody should look at before paying. It changes no minute.' })
export class PayExceptionType {
  @Field(() => PayExceptionCodeEnum)
  code!: PayExceptionCode;

  @Field(() => CalendarDate)
  date!: string;

  @Field(() => ID)
  timesheetId!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType('PayrollEntry', {
  description: 'One person’s pay, in whole minutes. Regular, overtime and double time add up to what counts as worked.',
})
export class PayrollEntryType {
  @Field(() => PayrollPersonType)
  user!: PayrollPersonType;

  @Field(() => Int)
  regularMinutes!: number;

  @Field(() => Int)
  overtimeMinutes!: number;

  @Field(() => Int)
  doubleTimeMinutes!: number;

  @Field(() => Int)
  ptoMinutes!: number;

  @Field(() => Int, { description: 'What unpaid breaks took off; a short one that counts as worked took off nothing.' })
  unpaidBreakMinutes!: number;

  @Field(() => [PayrollJobMinutesType])
  jobs!: PayrollJobMinutesType[];

  @Field(() => [PayLineType])
  lines!: PayLineType[];

  @Field(() => [PayExceptionType])
  exceptions!: PayExceptionType[];
}

export const PayrollExportConnection = connectionOf('PayrollExport', () => PayrollEntryType);

import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { TimesheetExceptionCode } from './timesheet.enums.js';

registerEnumType(TimesheetExceptionCode, {
  name: 'TimesheetExceptionCode',
  description: 'What people are asked about before hours become money. MISSED_MEAL_BREAK is found by payroll alone.',
});

@ObjectType({ description: 'Something about a timesheet that somebody should look at.', simpleResolvers: true })
export class TimesheetException {
  @Field(() => TimesheetExceptionCode)
  code!: TimesheetExceptionCode;

  @Field(() => String, { description: 'In words.' })
  message!: string;
}

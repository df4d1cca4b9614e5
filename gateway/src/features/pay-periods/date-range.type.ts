import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import { type DateRangeKey, dateRangeLabels } from './date-ranges.rules.js';

const keys = Object.keys(dateRangeLabels) as DateRangeKey[];
const DateRangeKeyEnum = Object.fromEntries(keys.map((key) => [key, key]));

registerEnumType(DateRangeKeyEnum, { name: 'DateRangeKey' });

export const dateRangeJson = z.object({
  key: z.enum(keys),
  label: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
});

@ObjectType('DateRange', { description: 'A range of dates that reports and timesheet lists offer today.' })
export class DateRangeType {
  @Field(() => DateRangeKeyEnum)
  key!: DateRangeKey;

  @Field(() => String, { description: 'For people: `This week`.' })
  label!: string;

  @Field(() => CalendarDate, { description: 'The first day.' })
  startDate!: string;

  @Field(() => CalendarDate, { description: 'The last day.' })
  endDate!: string;
}

import type { Weekday } from '@timetrack/calendar';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import type { OvertimeRule } from '../../organization/index.js';
import { overtimeRule, weekday } from '../../organization/index.js';
import { type Cell, type ColumnKind, columnKinds } from './report-columns.js';
import { type ReportType, reportTypes } from './report-types.js';

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Each in Name]: Each };

export const ReportTypeEnum = named(reportTypes);
export const ColumnKindEnum = named(columnKinds);

registerEnumType(ReportTypeEnum, { name: 'ReportType' });
registerEnumType(ColumnKindEnum, {
  name: 'ReportColumnKind',
  description: 'MINUTES and NUMBER are whole numbers; an ID is for programs.',
});

@ObjectType('ReportColumn')
export class ReportColumnType {
  @Field(() => String, { description: 'Under which each row and the totals have their value.' })
  key!: string;

  @Field(() => String)
  label!: string;

  @Field(() => ColumnKindEnum)
  kind!: ColumnKind;
}

/** Values under the keys of the columns. */
export type ReportRow = Readonly<Record<string, Cell>>;

/** A report as both doors tell it. */
@ObjectType({ description: 'A report, with the settings that it was computed under.' })
export class Report {
  @Field(() => ReportTypeEnum)
  type!: ReportType;

  @Field(() => CalendarDate)
  startDate!: string;

  @Field(() => CalendarDate, { description: 'The last day.' })
  endDate!: string;

  @Field(() => String)
  timezone!: string;

  @Field(() => weekday.enum)
  workweekStartsOn!: Weekday;

  @Field(() => String)
  roundingRule!: string;

  @Field(() => overtimeRule.enum)
  overtimeRule!: OvertimeRule;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When these days were closed as a pay period, and their hours settled; null while they are open.',
  })
  closedAt!: Date | null;

  @Field(() => [ReportColumnType])
  columns!: readonly ReportColumnType[];

  @Field(() => [GraphQLJSONObject], { description: 'The first 1000; the file has all of them.' })
  rows!: readonly ReportRow[];

  @Field(() => GraphQLJSONObject, { description: 'The sums over all rows, of the columns that add up.' })
  totals!: Readonly<Record<string, number>>;

  @Field(() => Int, { description: 'Of all rows.' })
  rowCount!: number;
}

import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { report } from './report.service.js';
import { type Report, ReportObject, type ReportType, ReportTypeEnum } from './report.types.js';

@Resolver()
export class ReportResolver {
  @Query(() => ReportObject, {
    description: 'A report for a range of dates, both included, in the organization’s time zone.',
  })
  report(
    @Ctx() context: RequestContext,
    @Arg('type', () => ReportTypeEnum, { description: 'What the report lists.' }) type: ReportType,
    @Arg('startDate', () => CalendarDate, { description: 'The first day.' }) startDate: string,
    @Arg('endDate', () => CalendarDate, { description: 'The last day, included.' }) endDate: string,
  ): Promise<Report> {
    return context.execute(report, { type, startDate, endDate });
  }
}

import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { report } from './report.service.js';
import { type Report, ReportObject, type ReportType, ReportTypeEnum } from './report.types.js';

@Resolver()
export class ReportResolver {
  @Query(() => ReportObject, {
    description: 'A report for a range of dates, both included, in the organization’s time zone.',
  })
  report(
    @Ctx() context: RequestContext,
    @Arg('type', () => ReportTypeEnum) type: ReportType,
    @Arg('startDate', () => CalendarDate) startDate: string,
    @Arg('endDate', () => CalendarDate) endDate: string,
  ): Promise<Report> {
    return context.execute(report, { type, startDate, endDate });
  }
}

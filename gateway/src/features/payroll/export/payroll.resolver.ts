import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import type { Page } from '../../../platform/paging/index.js';
import { type PayrollEntry, PayrollEntryType } from '../run/payroll-entry.types.js';
import { payrollExport, personPay } from './payroll.service.js';

const PayrollExportConnection = connectionOf('PayrollExport', () => PayrollEntryType);

@Resolver()
export class PayrollResolver {
  @Query(() => PayrollExportConnection, {
    description: 'Everyone’s pay for these dates, both included, by last name. A closed pay period never changes.',
  })
  payrollExport(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('startDate', () => CalendarDate, { description: 'The first day.' }) startDate: string,
    @Arg('endDate', () => CalendarDate, { description: 'The last day, included. At most 366 days.' }) endDate: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Reads an older version of a pay period’s pay. The dates are those of the period.',
    })
    version?: number,
  ): Promise<Page<PayrollEntry>> {
    return context.execute(payrollExport, { startDate, endDate, first, after, version }, info);
  }

  @Query(() => PayrollEntryType, { description: 'One person’s pay, with every pay line.' })
  personPay(
    @Ctx() context: RequestContext,
    @Arg('userId', () => ID, { description: 'The person who is paid.' }) userId: string,
    @Arg('startDate', () => CalendarDate, { description: 'The first day.' }) startDate: string,
    @Arg('endDate', () => CalendarDate, { description: 'The last day, included.' }) endDate: string,
  ): Promise<PayrollEntry> {
    return context.execute(personPay, { userId, startDate, endDate });
  }
}

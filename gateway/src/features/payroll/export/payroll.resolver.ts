import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { Page } from '../../../platform/paging/index.js';
import type { PayrollEntry } from '../run/payroll-entry.js';
import { payrollExport, personPay } from './payroll.service.js';
import { PayrollEntryType, PayrollExportConnection } from './payroll.types.js';

@Resolver()
export class PayrollResolver {
  @Query(() => PayrollExportConnection, {
    description: 'Everybody’s pay for these days, the last included, by last name. A closed pay period never changes.',
  })
  payrollExport(
    @Ctx() context: RequestContext,
    @Arg('startDate', () => CalendarDate) startDate: string,
    @Arg('endDate', () => CalendarDate) endDate: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<Page<PayrollEntry>> {
    return context.execute(payrollExport, { startDate, endDate, first, after });
  }

  @Query(() => PayrollEntryType, { description: 'One person’s pay with every line behind it.' })
  personPay(
    @Ctx() context: RequestContext,
    @Arg('userId', () => ID) userId: string,
    @Arg('startDate', () => CalendarDate) startDate: string,
    @Arg('endDate', () => CalendarDate) endDate: string,
  ): Promise<PayrollEntry> {
    return context.execute(personPay, { userId, startDate, endDate });
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, GraphQLISODateTime, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import type { Page } from '../../../platform/paging/index.js';
import { payrollAdjustments } from './payroll-adjustments.service.js';
import { PayrollAdjustmentType, type PayrollAdjustmentView } from './payroll-adjustments.types.js';
import { payrollVersions } from './payroll-versions.service.js';
import { PayrollVersionType, type PayrollVersionView } from './payroll-versions.types.js';

const PayrollVersionConnection = connectionOf('PayrollVersion', () => PayrollVersionType);
const PayrollAdjustmentConnection = connectionOf('PayrollAdjustment', () => PayrollAdjustmentType);

@Resolver()
export class PayrollVersionsResolver {
  @Query(() => PayrollVersionConnection, {
    description: 'Every version of every payroll, in one order that never changes.',
  })
  payrollVersions(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
  ): Promise<Page<PayrollVersionView>> {
    return context.execute(payrollVersions, { after, first }, info);
  }

  @Query(() => PayrollAdjustmentConnection, {
    description:
      'How the pay of closed periods changed, one entry per person and change, in one order that never changes.',
  })
  payrollAdjustments(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('since', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Leaves out what changed before this instant.',
    })
    since?: Date,
    @Arg('startDate', () => CalendarDate, {
      nullable: true,
      description: 'Only changes of the closed period that starts on this date.',
    })
    startDate?: string,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
  ): Promise<Page<PayrollAdjustmentView>> {
    return context.execute(payrollAdjustments, { since, startDate, after, first }, info);
  }
}

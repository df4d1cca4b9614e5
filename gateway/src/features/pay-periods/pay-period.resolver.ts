import type { DateRange } from '@timetrack/calendar';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import { type PayPeriodKind, payPeriodKind } from './pay-period.enums.js';
import { PayPeriodInput, UpdatePayPeriodSettingsInput } from './pay-period.inputs.js';
import {
  type PayPeriod,
  PayPeriodDays,
  type PayPeriodSettings,
  PayPeriodSettingsType,
  PayPeriodType,
} from './pay-period.types.js';
import { payPeriodPlan, payPeriodSettings, updatePayPeriodSettings } from './pay-period-settings.service.js';
import type { PayPeriodUseCases } from './pay-period-use-cases.service.js';

export function payPeriodResolver({ payPeriods, closePayPeriod, reopenPayPeriod }: PayPeriodUseCases) {
  @Resolver()
  class PayPeriodResolver {
    @Query(() => PayPeriodSettingsType, { description: 'How the organization divides its calendar into pay periods.' })
    payPeriodSettings(@Ctx() context: RequestContext): Promise<PayPeriodSettings> {
      return context.execute(payPeriodSettings, {});
    }

    @Mutation(() => PayPeriodSettingsType)
    updatePayPeriodSettings(
      @Ctx() context: RequestContext,
      @Arg('input', () => UpdatePayPeriodSettingsInput) input: InstanceType<typeof UpdatePayPeriodSettingsInput>,
    ): Promise<PayPeriodSettings> {
      return context.execute(updatePayPeriodSettings, input);
    }

    @Query(() => [PayPeriodDays], {
      description:
        'Previews a plan: the period of today, or of the first day if that is later, and the next three, with closed ' +
        'periods unchanged. Stores nothing.',
    })
    payPeriodPlan(
      @Ctx() context: RequestContext,
      @Arg('kind', () => payPeriodKind.enum, { description: 'How long the periods are.' }) kind: PayPeriodKind,
      @Arg('anchorDate', () => CalendarDate, {
        description: 'The first day of one period, from which all others follow.',
      })
      anchorDate: string,
      @Arg('effectiveFrom', () => CalendarDate, {
        nullable: true,
        description:
          'The first day of the plan. By default the day after the last period that was closed or exported, or the beginning.',
      })
      effectiveFrom?: string,
    ): Promise<DateRange[]> {
      return context.execute(payPeriodPlan, { kind, anchorDate, effectiveFrom });
    }

    @Query(() => [PayPeriodType], {
      description:
        'The periods around a date, or around today, earliest first. Periods that ended before the organization was ' +
        'created are left out, unless they contain timesheets, were closed or pay corrections of closed periods. Workers ' +
        'see the dates, the status and the counts of their own timesheets.',
    })
    payPeriods(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('around', () => CalendarDate, {
        nullable: true,
        description: 'A day of the period in the middle. By default today.',
      })
      around?: string,
    ): Promise<PayPeriod[]> {
      return context.execute(payPeriods, { around }, info);
    }

    @Mutation(() => PayPeriodType)
    closePayPeriod(
      @Ctx() context: RequestContext,
      @Arg('input', () => PayPeriodInput) input: InstanceType<typeof PayPeriodInput>,
    ): Promise<PayPeriod> {
      return context.execute(closePayPeriod, input);
    }

    @Mutation(() => PayPeriodType)
    reopenPayPeriod(
      @Ctx() context: RequestContext,
      @Arg('input', () => PayPeriodInput) input: InstanceType<typeof PayPeriodInput>,
    ): Promise<PayPeriod> {
      return context.execute(reopenPayPeriod, input);
    }
  }
  return PayPeriodResolver;
}

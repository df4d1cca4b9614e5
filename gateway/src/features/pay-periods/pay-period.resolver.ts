import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { CalendarDate } from '../../platform/graphql/date.scalar.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { PayPeriodInput, UpdatePayPeriodSettingsInput } from './pay-period.inputs.js';
import { payPeriodSettings, updatePayPeriodSettings } from './pay-period.service.js';
import { PayPeriod } from './pay-period.type.js';
import { PayPeriodSettings } from './pay-period-settings.entity.js';
import type { PayPeriodUseCases } from './use-cases.js';

/** The class is made for the use cases that it is a door to. */
export function payPeriodResolver({ payPeriods, closePayPeriod, reopenPayPeriod }: PayPeriodUseCases) {
  @Resolver()
  class PayPeriodResolver {
    @Query(() => PayPeriodSettings)
    payPeriodSettings(@Ctx() context: RequestContext): Promise<object> {
      return context.execute(payPeriodSettings, {});
    }

    @Mutation(() => PayPeriodSettings, { description: 'Closed periods stay as they were closed.' })
    updatePayPeriodSettings(
      @Ctx() context: RequestContext,
      @Arg('input', () => UpdatePayPeriodSettingsInput) input: object,
    ): Promise<object> {
      return context.execute(updatePayPeriodSettings, input);
    }

    @Query(() => [PayPeriod], { description: 'The periods around a day, or around today, the earliest first.' })
    payPeriods(
      @Ctx() context: RequestContext,
      @Arg('around', () => CalendarDate, { nullable: true }) around?: string,
    ): Promise<PayPeriod[]> {
      return context.execute(payPeriods, { around });
    }

    @Mutation(() => PayPeriod, { description: 'The period that begins on this day: nobody changes its timesheets.' })
    closePayPeriod(
      @Ctx() context: RequestContext,
      @Arg('input', () => PayPeriodInput) input: object,
    ): Promise<PayPeriod> {
      return context.execute(closePayPeriod, input);
    }

    @Mutation(() => PayPeriod, { description: 'Its timesheets can be changed again.' })
    reopenPayPeriod(
      @Ctx() context: RequestContext,
      @Arg('input', () => PayPeriodInput) input: object,
    ): Promise<PayPeriod> {
      return context.execute(reopenPayPeriod, input);
    }
  }
  return PayPeriodResolver;
}

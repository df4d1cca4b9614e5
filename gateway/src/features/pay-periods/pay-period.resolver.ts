import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import type { RequestContext } from '../../platform/graphql/server/request-context.js';
import { PayPeriodKind } from './pay-period.enums.js';
import { PayPeriodInput, UpdatePayPeriodSettingsInput } from './pay-period.inputs.js';
import { payPeriodPlan, payPeriodSettings, updatePayPeriodSettings } from './pay-period.service.js';
import { PayPeriod } from './pay-period.type.js';
import { PayPeriodDays } from './pay-period-days.type.js';
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
      @Arg('input', () => UpdatePayPeriodSettingsInput) input: InstanceType<typeof UpdatePayPeriodSettingsInput>,
    ): Promise<object> {
      return context.execute(updatePayPeriodSettings, input);
    }

    @Query(() => [PayPeriodDays], {
      description:
        'What a plan would make of the days from today on: the period of today, and the next three. Stores nothing.',
    })
    payPeriodPlan(
      @Ctx() context: RequestContext,
      @Arg('kind', () => PayPeriodKind) kind: PayPeriodKind,
      @Arg('anchorDate', () => CalendarDate) anchorDate: string,
    ): Promise<PayPeriodDays[]> {
      return context.execute(payPeriodPlan, { kind, anchorDate });
    }

    @Query(() => [PayPeriod], {
      description:
        'The periods around a day, or around today, the earliest first. What was over before the organization was ' +
        'there is left out, unless it holds timesheets.',
    })
    payPeriods(
      @Ctx() context: RequestContext,
      @Arg('around', () => CalendarDate, { nullable: true }) around?: string,
    ): Promise<PayPeriod[]> {
      return context.execute(payPeriods, { around });
    }

    @Mutation(() => PayPeriod, { description: 'The period that begins on this day: nobody changes its timesheets.' })
    closePayPeriod(
      @Ctx() context: RequestContext,
      @Arg('input', () => PayPeriodInput) input: InstanceType<typeof PayPeriodInput>,
    ): Promise<PayPeriod> {
      return context.execute(closePayPeriod, input);
    }

    @Mutation(() => PayPeriod, {
      description: 'Its timesheets can be changed again. Gives the period in which its first day then lies.',
    })
    reopenPayPeriod(
      @Ctx() context: RequestContext,
      @Arg('input', () => PayPeriodInput) input: InstanceType<typeof PayPeriodInput>,
    ): Promise<PayPeriod> {
      return context.execute(reopenPayPeriod, input);
    }
  }
  return PayPeriodResolver;
}

import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { clockInShape, locationInput, startBreakInput } from './clock.inputs.js';
import { clockIn } from './clock-in.service.js';
import { clockOut, endBreak, startBreak } from './punch.service.js';

inputFromZod('LocationInput', locationInput);
const ClockInInput = inputFromZod('ClockInInput', clockInShape);
const StartBreakInput = inputFromZod('StartBreakInput', startBreakInput);

@Resolver()
export class ClockResolver {
  @Mutation(() => Timesheet, { description: 'Starts a timesheet. A location is optional and never refuses a punch.' })
  clockIn(
    @Ctx() context: RequestContext,
    @Arg('input', () => ClockInInput, { nullable: true }) input?: InstanceType<typeof ClockInInput>,
  ): Promise<Timesheet> {
    return context.execute(clockIn, input ?? {});
  }

  @Mutation(() => Timesheet, { description: 'Ends the timesheet in progress, and an open break at the same instant.' })
  clockOut(@Ctx() context: RequestContext): Promise<Timesheet> {
    return context.execute(clockOut, {});
  }

  @Mutation(() => Timesheet, { description: 'Starts a break: an unpaid one unless told otherwise.' })
  startBreak(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartBreakInput, { nullable: true }) input?: InstanceType<typeof StartBreakInput>,
  ): Promise<Timesheet> {
    return context.execute(startBreak, input ?? {});
  }

  @Mutation(() => Timesheet, { description: 'Ends the open break.' })
  endBreak(@Ctx() context: RequestContext): Promise<Timesheet> {
    return context.execute(endBreak, {});
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { TimesheetType, type TimesheetView } from '../timesheets/timesheet.types.js';
import { clockInShape, locationInput, startBreakInput } from './clock.inputs.js';
import { clockIn } from './clock-in.service.js';
import { clockOut, endBreak, startBreak } from './punch.service.js';

inputFromZod('LocationInput', locationInput);
const ClockInInput = inputFromZod('ClockInInput', clockInShape);
const StartBreakInput = inputFromZod('StartBreakInput', startBreakInput);

@Resolver()
export class ClockResolver {
  @Mutation(() => TimesheetType)
  clockIn(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ClockInInput, { nullable: true }) input?: InstanceType<typeof ClockInInput>,
  ): Promise<TimesheetView> {
    return context.execute(clockIn, input ?? {}, info);
  }

  @Mutation(() => TimesheetType)
  clockOut(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<TimesheetView> {
    return context.execute(clockOut, {}, info);
  }

  @Mutation(() => TimesheetType)
  startBreak(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => StartBreakInput, { nullable: true }) input?: InstanceType<typeof StartBreakInput>,
  ): Promise<TimesheetView> {
    return context.execute(startBreak, input ?? {}, info);
  }

  @Mutation(() => TimesheetType)
  endBreak(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<TimesheetView> {
    return context.execute(endBreak, {}, info);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { JobType, type JobView } from '../../jobs/index.js';
import { TimesheetType, type TimesheetView } from '../timesheets/timesheet.types.js';
import { clockInShape, clockOutInput, locationInput, startBreakInput } from './clock.inputs.js';
import { clockIn } from './clock-in.service.js';
import { clockInJob } from './clock-in-job.service.js';
import { clockOut, endBreak, startBreak } from './punch.service.js';

inputFromZod('LocationInput', locationInput);
const ClockInInput = inputFromZod('ClockInInput', clockInShape);
const ClockOutInput = inputFromZod('ClockOutInput', clockOutInput);
const StartBreakInput = inputFromZod('StartBreakInput', startBreakInput);

@Resolver()
export class ClockResolver {
  @Query(() => JobType, {
    nullable: true,
    description: 'The job that a clock-in without a job takes now: that of the caller’s running or nearest shift.',
  })
  clockInJob(@Ctx() context: RequestContext): Promise<JobView | null> {
    return context.execute(clockInJob, {});
  }

  @Mutation(() => TimesheetType)
  clockIn(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ClockInInput, { nullable: true }) input?: InstanceType<typeof ClockInInput>,
  ): Promise<TimesheetView> {
    return context.execute(clockIn, input ?? {}, info);
  }

  @Mutation(() => TimesheetType)
  clockOut(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ClockOutInput, { nullable: true }) input?: InstanceType<typeof ClockOutInput>,
  ): Promise<TimesheetView> {
    return context.execute(clockOut, input ?? {}, info);
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

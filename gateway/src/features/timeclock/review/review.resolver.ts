import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { addTimesheet } from './add-timesheet.service.js';
import { approveTimesheet } from './approve.service.js';
import { type ApprovedTimesheets, approveTimesheets } from './approve-many.service.js';
import { deleteTimesheet } from './delete-timesheet.service.js';
import { AddTimesheetInput, ApproveTimesheetsInput, SetTimesheetTimesInput } from './review.inputs.js';
import { setTimesheetTimes } from './set-times.service.js';

@ObjectType('ApprovedTimesheets')
class ApprovedTimesheetsType implements ApprovedTimesheets {
  @Field(() => Int)
  approved!: number;

  @Field(() => Int, { description: 'Pending ones that have an exception: somebody has to look at each.' })
  skipped!: number;

  @Field(() => Int, { description: 'Left for another call: one call approves ten thousand at most.' })
  remaining!: number;
}

@Resolver()
export class ReviewResolver {
  @Mutation(() => Timesheet, { description: 'A forgotten timesheet, for somebody; it is flagged ADDED_BY_MANAGER.' })
  addTimesheet(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddTimesheetInput) input: InstanceType<typeof AddTimesheetInput>,
  ): Promise<Timesheet> {
    return context.execute(addTimesheet, input);
  }

  @Mutation(() => Timesheet, {
    description:
      'A clock-out of null reopens it; given breaks replace all, absent ones stay. It is PENDING again. With ' +
      'expectedVersion it is a CONFLICT where somebody else has changed the times meanwhile.',
  })
  setTimesheetTimes(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => SetTimesheetTimesInput) input: InstanceType<typeof SetTimesheetTimesInput>,
  ): Promise<Timesheet> {
    return context.execute(setTimesheetTimes, { ...input, id });
  }

  @Mutation(() => Boolean)
  deleteTimesheet(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteTimesheet, { id });
  }

  @Mutation(() => Timesheet, { description: 'A closed timesheet is PENDING until somebody approves it.' })
  approveTimesheet(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<Timesheet> {
    return context.execute(approveTimesheet, { id });
  }

  @Mutation(() => ApprovedTimesheetsType, {
    description: 'Approves every PENDING timesheet of this person and these days that has no exception.',
  })
  approveTimesheets(
    @Ctx() context: RequestContext,
    @Arg('input', () => ApproveTimesheetsInput, { nullable: true }) input?: InstanceType<typeof ApproveTimesheetsInput>,
  ): Promise<ApprovedTimesheets> {
    return context.execute(approveTimesheets, input ?? {});
  }
}

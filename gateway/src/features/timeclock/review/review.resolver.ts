import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { TimesheetType, type TimesheetView } from '../timesheets/timesheet.types.js';
import { addTimesheet } from './add-timesheet.service.js';
import { approveTimesheet, approveTimesheets } from './approve.service.js';
import { deleteTimesheet } from './delete-timesheet.service.js';
import {
  AddTimesheetInput,
  ApproveTimesheetInput,
  ApproveTimesheetsInput,
  SetTimesheetTimesInput,
} from './review.inputs.js';
import { type ApprovedTimesheets, ApprovedTimesheetsType } from './review.types.js';
import { setTimesheetTimes } from './set-times.service.js';

@Resolver()
export class ReviewResolver {
  @Mutation(() => TimesheetType)
  addTimesheet(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddTimesheetInput) input: InstanceType<typeof AddTimesheetInput>,
  ): Promise<TimesheetView> {
    return context.execute(addTimesheet, input);
  }

  @Mutation(() => TimesheetType)
  setTimesheetTimes(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => SetTimesheetTimesInput) input: InstanceType<typeof SetTimesheetTimesInput>,
  ): Promise<TimesheetView> {
    return context.execute(setTimesheetTimes, { ...input, id });
  }

  @Mutation(() => Boolean)
  deleteTimesheet(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteTimesheet, { id });
  }

  @Mutation(() => TimesheetType)
  approveTimesheet(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ApproveTimesheetInput, { nullable: true }) input?: InstanceType<typeof ApproveTimesheetInput>,
  ): Promise<TimesheetView> {
    return context.execute(approveTimesheet, { ...input, id });
  }

  @Mutation(() => ApprovedTimesheetsType)
  approveTimesheets(
    @Ctx() context: RequestContext,
    @Arg('input', () => ApproveTimesheetsInput, { nullable: true }) input?: InstanceType<typeof ApproveTimesheetsInput>,
  ): Promise<ApprovedTimesheets> {
    return context.execute(approveTimesheets, input ?? {});
  }
}

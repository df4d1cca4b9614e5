import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
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
  @Mutation(() => TimesheetType, { description: 'Adds a forgotten timesheet for a person, flagged ADDED_BY_MANAGER.' })
  addTimesheet(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddTimesheetInput) input: InstanceType<typeof AddTimesheetInput>,
  ): Promise<TimesheetView> {
    return context.execute(addTimesheet, input);
  }

  @Mutation(() => TimesheetType, {
    description:
      'Changes the times of a timesheet and makes it PENDING again. A clock-out of null reopens it. If `breaks` is ' +
      'present, it replaces all existing breaks; otherwise they stay unchanged. If `expectedVersion` is present and the ' +
      'times have changed since that version, fails with CONFLICT.',
  })
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

  @Mutation(() => TimesheetType, {
    description:
      'Approves a closed timesheet, which is PENDING until then. Nobody approves their own hours, except the only active ' +
      'owner. What the timesheet lists in `confirmations` must be confirmed, otherwise fails with CONFLICT.',
  })
  approveTimesheet(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ApproveTimesheetInput, { nullable: true }) input?: InstanceType<typeof ApproveTimesheetInput>,
  ): Promise<TimesheetView> {
    return context.execute(approveTimesheet, { ...input, id });
  }

  @Mutation(() => ApprovedTimesheetsType, {
    description:
      'Approves every PENDING timesheet of this person and these days that has no exception and is not the caller’s own.',
  })
  approveTimesheets(
    @Ctx() context: RequestContext,
    @Arg('input', () => ApproveTimesheetsInput, { nullable: true }) input?: InstanceType<typeof ApproveTimesheetsInput>,
  ): Promise<ApprovedTimesheets> {
    return context.execute(approveTimesheets, input ?? {});
  }
}

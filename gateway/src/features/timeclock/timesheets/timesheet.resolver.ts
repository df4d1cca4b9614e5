import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { Upload } from '../../../platform/graphql/schema/upload.scalar.js';
import type { UploadedFile } from '../../../platform/http/bodies/uploads.inputs.js';
import type { Page } from '../../../platform/paging/index.js';
import { type UploadedImages, UploadedImagesType } from '../../photos/index.js';
import { TimesheetExceptionCode, TimesheetStatus } from './timesheet.enums.js';
import { updateTimesheetShape } from './timesheet.inputs.js';
import { activeTimesheet, timesheets, updateTimesheet, uploadTimesheetImages } from './timesheet.service.js';
import { TimesheetType, type TimesheetView } from './timesheet.types.js';

const UpdateTimesheetInput = inputFromZod('UpdateTimesheetInput', updateTimesheetShape);
const TimesheetConnection = connectionOf('Timesheet', () => TimesheetType);

@Resolver()
export class TimesheetResolver {
  @Query(() => TimesheetType, { nullable: true, description: 'The caller’s timesheet in progress.' })
  activeTimesheet(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<TimesheetView | null> {
    return context.execute(activeTimesheet, {}, info);
  }

  @Query(() => TimesheetConnection, {
    description: 'Timesheets, newest first. Reviewers see everyone’s, other callers only their own.',
  })
  timesheets(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('last', () => Int, { nullable: true }) last?: number,
    @Arg('before', () => String, { nullable: true }) before?: string,
    @Arg('userId', () => ID, { nullable: true, description: 'Only timesheets of this person.' }) userId?: string,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'The first day, in the organization’s calendar.' })
    from?: string,
    @Arg('to', () => CalendarDate, {
      nullable: true,
      description: 'The last day. A timesheet matches if it touches one of the days.',
    })
    to?: string,
    @Arg('status', () => TimesheetStatus, { nullable: true, description: 'Only timesheets with this status.' })
    status?: TimesheetStatus,
    @Arg('exception', () => TimesheetExceptionCode, {
      nullable: true,
      description: 'Only timesheets with this exception.',
    })
    exception?: TimesheetExceptionCode,
  ): Promise<Page<TimesheetView>> {
    return context.execute(timesheets, { first, after, last, before, userId, from, to, status, exception }, info);
  }

  @Mutation(() => TimesheetType)
  updateTimesheet(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateTimesheetInput) input: InstanceType<typeof UpdateTimesheetInput>,
  ): Promise<TimesheetView> {
    return context.execute(updateTimesheet, { ...input, id });
  }

  @Mutation(() => UploadedImagesType)
  uploadTimesheetImages(
    @Ctx() context: RequestContext,
    @Arg('images', () => [Upload]) images: UploadedFile[],
  ): Promise<UploadedImages> {
    return context.execute(uploadTimesheetImages, { images });
  }
}

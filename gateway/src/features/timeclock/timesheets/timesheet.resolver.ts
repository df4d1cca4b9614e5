import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { Page } from '../../../platform/paging/index.js';
import { Timesheet } from './timesheet.entity.js';
import { TimesheetExceptionCode, TimesheetStatus } from './timesheet.enums.js';
import { updateTimesheetShape } from './timesheet.inputs.js';
import { activeTimesheet, timesheets, updateTimesheet } from './timesheet.service.js';

const UpdateTimesheetInput = inputFromZod('UpdateTimesheetInput', updateTimesheetShape);
const TimesheetConnection = connectionOf('Timesheet', () => Timesheet);

@Resolver()
export class TimesheetResolver {
  @Query(() => Timesheet, { nullable: true, description: 'The caller’s timesheet in progress.' })
  activeTimesheet(@Ctx() context: RequestContext): Promise<Timesheet | null> {
    return context.execute(activeTimesheet, {});
  }

  @Query(() => TimesheetConnection, {
    description: 'Newest first: everybody’s for those who review them, else the caller’s own.',
  })
  timesheets(
    @Ctx() context: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('last', () => Int, { nullable: true }) last?: number,
    @Arg('before', () => String, { nullable: true }) before?: string,
    @Arg('userId', () => ID, { nullable: true }) userId?: string,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'The first day of the organization’s.' })
    from?: string,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'The last day; a timesheet touches one of them.' })
    to?: string,
    @Arg('status', () => TimesheetStatus, { nullable: true }) status?: TimesheetStatus,
    @Arg('exception', () => TimesheetExceptionCode, { nullable: true }) exception?: TimesheetExceptionCode,
  ): Promise<Page<Timesheet>> {
    return context.execute(timesheets, { first, after, last, before, userId, from, to, status, exception });
  }

  @Mutation(() => Timesheet, { description: 'Notes and photos; what is absent stays as it is.' })
  updateTimesheet(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateTimesheetInput) input: InstanceType<typeof UpdateTimesheetInput>,
  ): Promise<Timesheet> {
    return context.execute(updateTimesheet, { ...input, id });
  }
}

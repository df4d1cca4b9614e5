import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import { workMatrix } from './work-matrix.service.js';
import { type WorkMatrix, WorkMatrixType } from './work-matrix.types.js';

@Resolver()
export class WorkMatrixResolver {
  @Query(() => WorkMatrixType, {
    description: 'What each person worked on each job, in a range of dates of the organization’s calendar.',
  })
  workMatrix(
    @Ctx() context: RequestContext,
    @Arg('startDate', () => CalendarDate, { description: 'The first day.' }) startDate: string,
    @Arg('endDate', () => CalendarDate, { description: 'The last day, included.' }) endDate: string,
    @Arg('jobId', () => ID, {
      nullable: true,
      description: 'Only the work on this job; `NONE` for work without a job. By default on all jobs.',
    })
    jobId?: string | null,
  ): Promise<WorkMatrix> {
    return context.execute(workMatrix, { startDate, endDate, jobId });
  }
}

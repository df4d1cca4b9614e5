import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/server/request-context.js';
import { Job } from './job.entity.js';
import { JobInput, UpdateJobInput } from './job.inputs.js';
import { createJob, deleteJob, jobs, updateJob } from './job.service.js';

@Resolver()
export class JobResolver {
  @Query(() => [Job], { description: 'By name: the active ones, or the retired ones too.' })
  jobs(
    @Ctx() context: RequestContext,
    @Arg('includeRetired', () => Boolean, { nullable: true }) includeRetired?: boolean,
  ): Promise<Job[]> {
    return context.execute(jobs, { includeRetired });
  }

  @Mutation(() => Job, { description: 'A name is taken once among active jobs, whatever its case.' })
  createJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => JobInput) input: InstanceType<typeof JobInput>,
  ): Promise<Job> {
    return context.execute(createJob, input);
  }

  @Mutation(() => Job, { description: 'Renames, retires, reinstates.' })
  updateJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateJobInput) input: InstanceType<typeof UpdateJobInput>,
  ): Promise<Job> {
    return context.execute(updateJob, { ...input, id });
  }

  @Mutation(() => Boolean, { description: 'A job in use is retired, not lost.' })
  deleteJob(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteJob, { id });
  }
}

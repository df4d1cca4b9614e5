import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { JobInput, UpdateJobInput } from './job.inputs.js';
import { createJob, deleteJob, jobs, updateJob } from './job.service.js';
import { JobType, type JobView } from './job.types.js';

@Resolver()
export class JobResolver {
  @Query(() => [JobType], {
    description: 'The active jobs by name, with the retired ones if `includeRetired` is true.',
  })
  jobs(
    @Ctx() context: RequestContext,
    @Arg('includeRetired', () => Boolean, { nullable: true, description: 'Whether to include retired jobs.' })
    includeRetired?: boolean,
  ): Promise<JobView[]> {
    return context.execute(jobs, { includeRetired });
  }

  @Mutation(() => JobType)
  createJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => JobInput) input: InstanceType<typeof JobInput>,
  ): Promise<JobView> {
    return context.execute(createJob, input);
  }

  @Mutation(() => JobType)
  updateJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateJobInput) input: InstanceType<typeof UpdateJobInput>,
  ): Promise<JobView> {
    return context.execute(updateJob, { ...input, id });
  }

  @Mutation(() => Boolean)
  async deleteJob(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<true> {
    await context.execute(deleteJob, { id });
    return true;
  }
}

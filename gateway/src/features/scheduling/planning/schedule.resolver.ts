import { Arg, Ctx, GraphQLISODateTime, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { Upload } from '../../../platform/graphql/schema/upload.scalar.js';
import type { UploadedFile } from '../../../platform/http/bodies/uploads.inputs.js';
import { maxPageSize } from '../../../platform/paging/index.js';
import { type UploadedImages, UploadedImagesType } from '../../photos/index.js';
import { ScheduleInput, UpdateScheduleInput } from '../schedules/schedule.inputs.js';
import { schedule, schedules } from '../schedules/schedule.service.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { ScheduleType } from '../schedules/schedule.types.js';
import { uploadScheduleImages } from '../schedules/schedule-photos.service.js';
import { createSchedule, deleteSchedule, updateSchedule } from './plan.service.js';

@Resolver()
export class ScheduleResolver {
  @Query(() => [ScheduleType], {
    description: `The schedules that overlap the range from \`from\` to \`to\`, latest first; at most ${maxPageSize}.`,
  })
  async schedules(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Only schedules that end after this instant.',
    })
    from?: Date,
    @Arg('to', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Only schedules that start before this instant.',
    })
    to?: Date,
  ): Promise<ScheduleView[]> {
    const page = await context.execute(schedules, { from, to, first: maxPageSize });
    return page.edges.map((edge) => edge.node);
  }

  @Query(() => ScheduleType, { description: 'One schedule. Workers see only their own, without drafts.' })
  schedule(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The id of the schedule.' }) id: string,
  ): Promise<ScheduleView> {
    return context.execute(schedule, { id });
  }

  @Mutation(() => ScheduleType)
  createSchedule(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleInput) input: InstanceType<typeof ScheduleInput>,
  ): Promise<ScheduleView> {
    return context.execute(createSchedule, input);
  }

  @Mutation(() => ScheduleType)
  updateSchedule(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateScheduleInput) input: InstanceType<typeof UpdateScheduleInput>,
  ): Promise<ScheduleView> {
    return context.execute(updateSchedule, { ...input, id });
  }

  @Mutation(() => Boolean)
  deleteSchedule(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteSchedule, { id });
  }

  @Mutation(() => UploadedImagesType)
  uploadScheduleImages(
    @Ctx() context: RequestContext,
    @Arg('images', () => [Upload]) images: UploadedFile[],
  ): Promise<UploadedImages> {
    return context.execute(uploadScheduleImages, { images });
  }
}

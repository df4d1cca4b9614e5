import { Arg, Ctx, FieldResolver, GraphQLISODateTime, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Upload } from '../../../platform/graphql/schema/upload.scalar.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { UploadedFile } from '../../../platform/http/bodies/uploads.js';
import { maxPageSize } from '../../../platform/paging/index.js';
import { type StoredImages, UploadedImages } from '../../photos/index.js';
import { ScheduleInput, UpdateScheduleInput } from '../schedules/schedule.inputs.js';
import { schedules } from '../schedules/schedule.service.js';
import { ScheduleType } from '../schedules/schedule.type.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { uploadScheduleImages } from '../schedules/schedule-photos.service.js';
import { warningsLoader } from '../warnings/warning.loaders.js';
import { ScheduleWarning } from '../warnings/warning.type.js';
import { createSchedule, deleteSchedule, updateSchedule } from './plan.service.js';

@Resolver(() => ScheduleType)
export class ScheduleResolver {
  @Query(() => [ScheduleType], {
    description: `Those that touch the time from \`from\` until \`to\`, the latest first; at most ${maxPageSize}.`,
  })
  async schedules(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLISODateTime, { nullable: true }) from?: Date,
    @Arg('to', () => GraphQLISODateTime, { nullable: true }) to?: Date,
  ): Promise<ScheduleView[]> {
    const page = await context.execute(schedules, { from, to, first: maxPageSize });
    return page.edges.map((edge) => edge.node);
  }

  @Mutation(() => ScheduleType, { description: 'Plans a shift; `warnings` say what to look at and refuse nothing.' })
  createSchedule(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleInput) input: InstanceType<typeof ScheduleInput>,
  ): Promise<ScheduleView> {
    return context.execute(createSchedule, input);
  }

  @Mutation(() => ScheduleType, { description: 'Changes any part of a schedule; what is absent stays as it is.' })
  updateSchedule(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateScheduleInput) input: InstanceType<typeof UpdateScheduleInput>,
  ): Promise<ScheduleView> {
    return context.execute(updateSchedule, { ...input, id });
  }

  @Mutation(() => Boolean, { description: 'Takes a schedule away, for good.' })
  deleteSchedule(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteSchedule, { id });
  }

  @Mutation(() => UploadedImages, {
    description: 'Takes photos for schedules in, all or none: JPEG, PNG, WebP, GIF or HEIC.',
  })
  uploadScheduleImages(
    @Ctx() context: RequestContext,
    @Arg('images', () => [Upload]) images: UploadedFile[],
  ): Promise<StoredImages> {
    return context.execute(uploadScheduleImages, { images });
  }

  @FieldResolver(() => [ScheduleWarning], {
    description: 'What those who plan should look at. It refuses nothing; a worker is told none.',
  })
  warnings(@Root() schedule: ScheduleView, @Ctx() context: RequestContext): Promise<readonly ScheduleWarning[]> {
    return schedule.warnings ? Promise.resolve(schedule.warnings) : warningsLoader(context)(schedule);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../../platform/graphql/schema/viewer-field.builder.js';
import type { Page } from '../../../platform/paging/index.js';
import { approveCorrection, denyCorrection } from './approve-correction.service.js';
import { CorrectionStatus } from './correction.enums.js';
import { PreviewCorrectionInput, RequestCorrectionInput } from './correction.inputs.js';
import { corrections, previewCorrection, requestCorrection, withdrawCorrection } from './correction.service.js';
import {
  type ApprovedCorrection,
  ApprovedCorrectionType,
  type CorrectionPreview,
  CorrectionPreviewType,
  CorrectionType,
  type CorrectionView,
} from './correction.types.js';
import { ApproveCorrectionInput, DenyCorrectionInput } from './decision.inputs.js';

const CorrectionConnection = connectionOf('Correction', () => CorrectionType);

const listed = 'Corrections, newest first. Reviewers read everyone’s, other callers only their own.';

@Resolver(() => CorrectionType)
export class CorrectionResolver {
  @Query(() => CorrectionConnection, { description: listed })
  corrections(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('status', () => CorrectionStatus, { nullable: true, description: 'Only corrections with this status.' })
    status?: CorrectionStatus,
    @Arg('userId', () => ID, { nullable: true, description: 'Only corrections of this person.' }) userId?: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('last', () => Int, { nullable: true }) last?: number,
    @Arg('before', () => String, { nullable: true }) before?: string,
  ): Promise<Page<CorrectionView>> {
    return context.execute(corrections, { status, userId, first, after, last, before }, info);
  }

  @Query(() => CorrectionPreviewType, {
    description: 'What a correction of the caller’s own time would change. Stores nothing.',
  })
  previewCorrection(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => PreviewCorrectionInput, { description: 'The correction.' })
    input: InstanceType<typeof PreviewCorrectionInput>,
  ): Promise<CorrectionPreview> {
    return context.execute(previewCorrection, input, info);
  }

  @Mutation(() => CorrectionType)
  requestCorrection(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestCorrectionInput) input: InstanceType<typeof RequestCorrectionInput>,
  ): Promise<CorrectionView> {
    return context.execute(requestCorrection, input);
  }

  @Mutation(() => ApprovedCorrectionType)
  approveCorrection(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ApproveCorrectionInput, { nullable: true }) input?: InstanceType<typeof ApproveCorrectionInput>,
  ): Promise<ApprovedCorrection> {
    return context.execute(approveCorrection, { ...input, id });
  }

  @Mutation(() => CorrectionType)
  denyCorrection(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DenyCorrectionInput) input: InstanceType<typeof DenyCorrectionInput>,
  ): Promise<CorrectionView> {
    return context.execute(denyCorrection, { ...input, id });
  }

  @Mutation(() => CorrectionType)
  withdrawCorrection(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<CorrectionView> {
    return context.execute(withdrawCorrection, { id });
  }
}

export const correctionsField = viewerField('corrections', {
  type: () => CorrectionConnection,
  useCase: corrections,
  description: listed,
});

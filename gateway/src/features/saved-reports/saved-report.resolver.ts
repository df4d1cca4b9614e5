import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { mutationsOf, payloadMutation } from '../../platform/graphql/schema/payload-mutation.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { SaveReportInput } from './saved-report.inputs.js';
import {
  deleteSavedReport,
  renameSavedReport,
  savedReportPage,
  savedReports,
  saveReport,
} from './saved-report.service.js';
import { type SavedReport, SavedReportType } from './saved-report.types.js';

@Resolver()
export class SavedReportResolver {
  @Query(() => [SavedReportType], { description: 'The caller’s saved reports by name, at most 500.' })
  savedReports(@Ctx() context: RequestContext): Promise<SavedReport[]> {
    return context.execute(savedReports, {});
  }

  @Mutation(() => SavedReportType)
  saveReport(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveReportInput) input: InstanceType<typeof SaveReportInput>,
  ): Promise<SavedReport> {
    return context.execute(saveReport, input);
  }

  @Mutation(() => Boolean)
  deleteSavedReport(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteSavedReport, { id });
  }
}

const SavedReportConnection = connectionOf('SavedReport', () => SavedReportType);

export const savedReportsConnection = viewerField('savedReports', {
  type: () => SavedReportConnection,
  useCase: savedReportPage,
  description: 'The caller’s saved reports by name.',
});

export const SavedReportMutations = mutationsOf(
  payloadMutation('savedReportCreate', saveReport, {
    description: 'Saves a report under a name of the caller’s own.',
    payload: { savedReport: { type: () => SavedReportType, description: 'The saved report.' } },
  }),
  payloadMutation('savedReportRename', renameSavedReport, {
    description: 'Gives one of the caller’s saved reports another name.',
    payload: { savedReport: { type: () => SavedReportType, description: 'The renamed report.' } },
  }),
  payloadMutation('savedReportDelete', deleteSavedReport, {
    description: 'Deletes one of the caller’s saved reports.',
    payload: {
      deletedSavedReportId: {
        type: () => ID,
        description: 'The id of the saved report that is gone.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
);

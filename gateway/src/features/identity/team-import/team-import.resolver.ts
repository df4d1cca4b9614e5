import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import { ForwardPage } from '../../../platform/graphql/schema/forward-page.inputs.js';
import { byPosition, forwardPageInput, type Page, pageOfList } from '../../../platform/paging/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import { TeamImportInput } from './team-import.inputs.js';
import { importTeam, previewTeamImport, takeTeamImportCodes, teamImport, teamImports } from './team-import.service.js';
import {
  type ImportedRow,
  ImportedTeamRowType,
  type TeamImport,
  type TeamImportCode,
  TeamImportCodeType,
  type TeamImportPreview,
  TeamImportPreviewType,
  type TeamImportReport,
  TeamImportReportType,
  TeamImportType,
} from './team-import.types.js';

const ImportedTeamRowConnection = connectionOf('ImportedTeamRow', () => ImportedTeamRowType);

@Resolver(() => TeamImportReportType)
export class TeamImportRowsResolver {
  @FieldResolver(() => ImportedTeamRowConnection, {
    nullable: true,
    description: 'Each person of the file, in its order.',
  })
  people(@Root() { rows }: TeamImportReport, @Args(() => ForwardPage) page: ForwardPage): Page<ImportedRow> {
    return pageOfList(rows, byLine, parseInput(z.object(forwardPageInput), page));
  }
}

const byLine = byPosition<ImportedRow>('teamImport', ({ line }) => line);

@Resolver()
export class TeamImportResolver {
  @Query(() => TeamImportPreviewType, {
    description:
      'Validates a CSV file with the columns first name, last name, email, role (default WORKER) and employee number (optional).',
  })
  previewTeamImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => TeamImportInput, { description: 'The text of the file.' }) input: InstanceType<
      typeof TeamImportInput
    >,
  ): Promise<TeamImportPreview> {
    return context.execute(previewTeamImport, input);
  }

  @Query(() => [TeamImportType], {
    description: 'The latest imports of the last two weeks: a manager’s own, or for administrators everyone’s.',
  })
  teamImports(@Ctx() context: RequestContext): Promise<TeamImport[]> {
    return context.execute(teamImports, {});
  }

  @Query(() => TeamImportReportType, { description: 'The progress of an import, with each person.' })
  teamImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The id of the import.' }) id: string,
  ): Promise<TeamImportReport> {
    return context.execute(teamImport, { id });
  }

  @Mutation(() => TeamImportType)
  importTeam(
    @Ctx() context: RequestContext,
    @Arg('input', () => TeamImportInput) input: InstanceType<typeof TeamImportInput>,
  ): Promise<TeamImport> {
    return context.execute(importTeam, input);
  }

  @Mutation(() => [TeamImportCodeType])
  takeTeamImportCodes(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<TeamImportCode[]> {
    return context.execute(takeTeamImportCodes, { id });
  }
}

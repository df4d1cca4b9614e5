import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { UserType, type UserView } from '../users/user.types.js';
import { TeamImportInput } from './team-import.inputs.js';
import { importTeam, previewTeamImport } from './team-import.service.js';
import { type TeamImportPreview, TeamImportPreviewType } from './team-import.types.js';

@Resolver()
export class TeamImportResolver {
  @Query(() => TeamImportPreviewType, {
    description:
      'Validates a CSV file with the columns first name, last name, email, password, role (default WORKER) and employee number (optional).',
  })
  previewTeamImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => TeamImportInput) input: InstanceType<typeof TeamImportInput>,
  ): Promise<TeamImportPreview> {
    return context.execute(previewTeamImport, input);
  }

  @Mutation(() => [UserType], { description: 'Imports everyone in the file. If a line is invalid, imports no one.' })
  importTeam(
    @Ctx() context: RequestContext,
    @Arg('input', () => TeamImportInput) input: InstanceType<typeof TeamImportInput>,
  ): Promise<UserView[]> {
    return context.execute(importTeam, input);
  }
}

import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Role } from '../../../platform/auth/viewer.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { User } from '../users/user.entity.js';
import { RoleEnum } from '../users/user.enums.js';
import { TeamImportInput } from './team-import.inputs.js';
import { importTeam, previewTeamImport, type TeamImportPreview } from './team-import.service.js';
import type { RowError } from './team-import-rows.queries.js';

@ObjectType({ simpleResolvers: true })
class TeamImportError implements RowError {
  @Field(() => String, { description: 'firstName, lastName, email, role or password.' })
  field!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType({ description: 'A line of the file, as it was read.', simpleResolvers: true })
class TeamImportRow {
  @Field(() => Int, { description: 'In the file, as an editor counts.' })
  line!: number;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum, { nullable: true, description: 'Null where it can’t be read.' })
  role!: Role | null;

  @Field(() => [TeamImportError])
  errors!: readonly RowError[];
}

@ObjectType('TeamImportPreview', { description: 'What a file of people would bring.' })
class TeamImportPreviewType {
  @Field(() => [TeamImportRow])
  rows!: readonly TeamImportRow[];

  @Field(() => Boolean, { description: 'Whether it can be imported as it stands.' })
  valid!: boolean;
}

@Resolver()
export class TeamImportResolver {
  @Query(() => TeamImportPreviewType, {
    description: 'Reads a CSV file: first name, last name, email, password, and role where it is not WORKER.',
  })
  previewTeamImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => TeamImportInput) input: InstanceType<typeof TeamImportInput>,
  ): Promise<TeamImportPreview> {
    return context.execute(previewTeamImport, input);
  }

  @Mutation(() => [User], { description: 'Adds everybody in the file, or nobody.' })
  importTeam(
    @Ctx() context: RequestContext,
    @Arg('input', () => TeamImportInput) input: InstanceType<typeof TeamImportInput>,
  ): Promise<User[]> {
    return context.execute(importTeam, input);
  }
}

import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { teamMember } from './team-member.service.js';
import { type TeamMember, TeamMemberType } from './team-member.types.js';

@Resolver()
export class TeamMemberResolver {
  @Query(() => TeamMemberType, { description: 'An overview of a team member, archived or not.' })
  teamMember(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The id of the person.' }) id: string,
  ): Promise<TeamMember> {
    return context.execute(teamMember, { id });
  }
}

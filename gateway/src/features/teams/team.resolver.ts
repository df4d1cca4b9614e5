import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { ForwardPage } from '../../platform/graphql/schema/page-arguments.js';
import { byPosition, forwardPageInput, type Page, pageOfList } from '../../platform/paging/index.js';
import { parseInput } from '../../platform/use-case/index.js';
import { type Membership, MembershipType, TeamType, type TeamView } from './team.types.js';

@Resolver(() => TeamType)
export class TeamMembersResolver {
  @FieldResolver(
    connectionOf('TeamMembership', () => MembershipType),
    {
      nullable: true,
      description: 'Its current, coming and past members, in this order, each by name. Null for a worker.',
    },
  )
  members(@Root() { members }: TeamView, @Args(() => ForwardPage) page: ForwardPage): Page<Membership> | null {
    if (!members) return null;
    const positions = new Map(members.map((member, index) => [member, index]));
    const order = byPosition<Membership>('teamMembers', (member) => positions.get(member) ?? 0);
    return pageOfList(members, order, parseInput(z.object(forwardPageInput), page));
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/server/request-context.js';
import { Organization } from './organization.entity.js';
import { UpdateOrganizationInput } from './organization.inputs.js';
import { organization, updateOrganization } from './organization.service.js';

@Resolver(() => Organization)
export class OrganizationResolver {
  @Query(() => Organization, { description: 'The organization of whoever is signed in.' })
  organization(@Ctx() context: RequestContext): Promise<Organization> {
    return context.execute(organization, {});
  }

  @Mutation(() => Organization, { description: 'Any part of the settings; a timezone of null is not set any more.' })
  updateOrganization(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateOrganizationInput) input: InstanceType<typeof UpdateOrganizationInput>,
  ): Promise<Organization> {
    return context.execute(updateOrganization, input);
  }
}

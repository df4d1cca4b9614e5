import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/server/request-context.builder.js';
import type { Organization } from './organization.entity.js';
import { UpdateOrganizationInput } from './organization.inputs.js';
import { organization, updateOrganization } from './organization.service.js';
import { OrganizationType } from './organization.types.js';

@Resolver()
export class OrganizationResolver {
  @Query(() => OrganizationType, { description: 'The caller’s organization.' })
  organization(@Ctx() context: RequestContext): Promise<Organization> {
    return context.execute(organization, {});
  }

  @Mutation(() => OrganizationType, {
    description: 'Changes any of the settings. A timezone of null resets it to the default.',
  })
  updateOrganization(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateOrganizationInput) input: InstanceType<typeof UpdateOrganizationInput>,
  ): Promise<Organization> {
    return context.execute(updateOrganization, input);
  }
}

/** The viewer's organization, loaded once per request even if many objects of a list need it. */
export function organizationOf(context: RequestContext): Promise<Organization> {
  return context.once(organization, () => context.execute(organization, {}));
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { UpdateOrganizationInput } from './organization.inputs.js';
import { confirmTimezone, organization, updateOrganization } from './organization.service.js';
import { OrganizationType, type OrganizationView } from './organization.types.js';

@Resolver()
export class OrganizationResolver {
  @Query(() => OrganizationType, { description: 'The caller’s organization.' })
  organization(@Ctx() context: RequestContext): Promise<OrganizationView> {
    return context.execute(organization, {});
  }

  @Mutation(() => OrganizationType)
  updateOrganization(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateOrganizationInput) input: InstanceType<typeof UpdateOrganizationInput>,
  ): Promise<OrganizationView> {
    return context.execute(updateOrganization, input);
  }

  @Mutation(() => OrganizationType)
  confirmTimezone(@Ctx() context: RequestContext): Promise<OrganizationView> {
    return context.execute(confirmTimezone, {});
  }
}

/** The viewer's organization, loaded once per request even if many objects of a list need it. */
export function organizationOf(context: RequestContext): Promise<OrganizationView> {
  return context.once(organization, () => context.execute(organization, {}));
}

import type { RequestContext } from '../../platform/graphql/context/request-context.js';
import { organization } from './organization.service.js';
import { type OrganizationView } from './organization.types.js';

/** The viewer's organization, loaded once per request even if many objects of a list need it. */
export function organizationOf(context: RequestContext): Promise<OrganizationView> {
  return context.once(organization, () => context.execute(organization, {}));
}

import type { RequestContext } from '../../platform/graphql/server/request-context.js';
import type { Organization } from './organization.entity.js';
import { organization } from './organization.service.js';

/** The viewer's organization, loaded once per request even if many objects of a list need it. */
export function organizationOf(context: RequestContext): Promise<Organization> {
  return context.once(organization, () => context.execute(organization, {}));
}

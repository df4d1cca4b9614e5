import type { RequestContext } from '../../platform/graphql/server/request-context.js';
import type { Organization } from './organization.entity.js';
import { organization } from './organization.service.js';

/** The viewer's organization, read once per request however many objects of a list ask for it. */
export function organizationOf(context: RequestContext): Promise<Organization> {
  return context.once(organization, () => context.execute(organization, {}));
}

import { query } from '../../access/index.js';
import { type NodeReader, nodesInput } from '../../platform/use-case/index.js';
import { readOrganizationView } from './organization.presenter.js';

const organizationById = query('organization', nodesInput, async ({ em, viewer, platform }, { ids }) => {
  const { organizationId } = viewer;
  return ids.includes(organizationId) ? [await readOrganizationView(em, organizationId, platform.clock.now())] : [];
});

export const organizationNodes: readonly NodeReader[] = [{ type: 'Organization', useCase: organizationById }];

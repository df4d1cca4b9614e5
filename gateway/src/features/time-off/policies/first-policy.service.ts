import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { PtoPolicy } from './pto-policy.entity.js';

/** What a new organization begins with, so that its people can ask for time off at once: no allowance limits it. */
export async function makeFirstPolicy(em: EntityManager, organizationId: string): Promise<void> {
  await em.insert(PtoPolicy, { id: newId(), organizationId, name: 'Paid time off' });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { PtoPolicy } from './pto-policy.entity.js';

/** Gives a new organization a policy without an allowance, so that its people can request time off immediately. */
export async function createFirstPolicy(em: EntityManager, organizationId: string): Promise<void> {
  await em.insert(PtoPolicy, { id: newId(), organizationId, name: 'Paid time off' });
}

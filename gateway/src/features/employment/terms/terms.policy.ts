import { managersAndAccountants } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';

type Caller = Pick<Viewer, 'userId' | 'role'>;

/** Workers read only their own terms. */
export function readsEveryone({ role }: Caller): boolean {
  return managersAndAccountants.includes(role);
}

export function mayReadTermsOf(caller: Caller, userId: string): boolean {
  return readsEveryone(caller) || caller.userId === userId;
}

import { administrators } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';

type Caller = Pick<Viewer, 'role' | 'isRestricted'>;

/** Which teams exist for a viewer: every one, those that they lead, or those that they belong to today. */
export type Visibility = 'ALL' | 'LED' | 'OWN';

export function visibilityFor({ role, isRestricted }: Caller): Visibility {
  if (role === 'WORKER') return 'OWN';
  return isRestricted ? 'LED' : 'ALL';
}

/** Administrators change the members of every team, and managers those of the teams that they lead. */
export function mayChangeMembers({ role }: Caller, isLed: boolean): boolean {
  return administrators.includes(role) || (role === 'MANAGER' && isLed);
}

/** A worker sees a team's name and leads. */
export function maySeeMembers({ role }: Caller): boolean {
  return role !== 'WORKER';
}

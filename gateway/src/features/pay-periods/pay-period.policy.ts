import { managersAndAccountants } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';

/** Managers, accountants and administrators see the state of everyone's hours. Workers see the dates and their own. */
export function maySeeHoursOfPeriods(viewer: Viewer): boolean {
  return managersAndAccountants.includes(viewer.role);
}

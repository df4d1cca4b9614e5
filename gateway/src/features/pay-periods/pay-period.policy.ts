import { administrators } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';

/** Closing settles what people are paid and reopening undoes that, so both are limited to administrators. */
export function mayClosePayPeriods(viewer: Viewer): boolean {
  return administrators.includes(viewer.role);
}
